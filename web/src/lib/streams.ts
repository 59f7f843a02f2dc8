/** Replays recorded games with a game's scene, and reports where the scene differs from the view. For tests. */

import type { WireBeat, WireEvent } from '../wire'
import type { SceneModule } from './board'

export interface StreamUpdate {
  view: unknown
  events: readonly WireEvent[]
  beats: readonly WireBeat[]
}

/** A whole game as one viewer sees it, written by `python -m tools.streams`. */
export interface Stream {
  game: string
  preset: string
  seats: number
  seed: number
  viewer: number | null
  updates: readonly StreamUpdate[]
}

/** The scene after all events of an update, in the order of its beats. */
export function told(module: SceneModule, before: unknown, update: StreamUpdate, viewer: number | null): unknown {
  let scene = frozen(module.sceneOf(before, viewer))
  for (const beat of update.beats) {
    for (const place of beat.events) scene = frozen(module.step(scene, update.events[place]!, viewer))
  }
  return scene
}

/** The first update of a stream whose scene differs from its view, or null. */
export function fault(module: SceneModule, stream: Stream): string | null {
  for (let number = 1; number < stream.updates.length; number++) {
    const [before, update] = [stream.updates[number - 1]!, stream.updates[number]!]
    const scene = told(module, before.view, update, stream.viewer)
    const difference = differing(scene, module.sceneOf(update.view, stream.viewer))
    if (difference !== null) return `${where(stream, number)}\n  ${difference}`
  }
  return null
}

function where(stream: Stream, number: number): string {
  const viewer = stream.viewer === null ? 'a spectator' : `seat ${stream.viewer}`
  const tags = stream.updates[number]!.events.map((event) => event.tag).join(', ') || 'no event'
  return `${stream.game} ${stream.preset}, ${stream.seats} seats, game ${stream.seed}, ${viewer}, update ${number}: ${tags}`
}

/** The first place where two values differ, with both values; null if they are equal. */
export function differing(told: unknown, seen: unknown, path = 'scene'): string | null {
  if (Object.is(told, seen)) return null
  if (!isObject(told) || !isObject(seen) || Array.isArray(told) !== Array.isArray(seen)) return both(told, seen, path)
  if (Array.isArray(told) && Array.isArray(seen) && told.length !== seen.length) return both(told, seen, path)
  for (const key of new Set([...Object.keys(told), ...Object.keys(seen)])) {
    const inner = Array.isArray(told) ? `${path}[${key}]` : `${path}.${key}`
    if (!(key in told) || !(key in seen)) return both(told[key], seen[key], inner)
    const difference = differing(told[key], seen[key], inner)
    if (difference !== null) return difference
  }
  return null
}

function both(told: unknown, seen: unknown, path: string): string {
  return `${path}: told ${short(told)}, but the view has ${short(seen)}`
}

function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The same value, frozen: a step must not change the scene that it gets. */
function frozen<T>(value: T): T {
  if (isObject(value) && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) frozen(inner)
  }
  return value
}
