/** Reads any view: which fields belong to seats, which one is the hand, and their names. */

import type { WireAction, WireEvent } from '../wire'
import type { SceneModule } from './board'
import type { Words } from './words.svelte'

export type View = Record<string, unknown>
type Scalar = string | number

/** Not shown: the options appear elsewhere, and viewers know who they are. */
const HIDDEN = ['options', 'viewer']

const isScalar = (value: unknown): value is Scalar => typeof value === 'string' || typeof value === 'number'
const isList = (value: unknown): value is Scalar[] => Array.isArray(value) && value.every(isScalar)

/** The only value of an action; null if it has several or none. */
export function aboutOf(action: WireAction): Scalar | null {
  const values = Object.values(action.params).filter(isScalar)
  return values.length === 1 ? values[0]! : null
}

/** The field of the hand: the one that contains all offered values, or else the one named `hand`. */
export function handOf(view: View, actions: readonly WireAction[]): string | null {
  const about = actions.map(aboutOf)
  const holds = ([, value]: [string, unknown]): boolean =>
    isList(value) && about.length > 0 && about.every((each) => each !== null && value.includes(each))
  const found = Object.entries(view).find(holds)?.[0]
  return found ?? (isList(view['hand']) ? 'hand' : null)
}

/**
 * Maps each value of the hand to its value in the actions. Most games use the same value in both. If they differ, the two
 * are matched by their order, while the whole hand is offered.
 */
export function facesOf(held: readonly Scalar[], actions: readonly WireAction[]): Map<Scalar, Scalar> {
  const byOrder = (one: Scalar, other: Scalar): number =>
    String(one).localeCompare(String(other), 'en', { numeric: true })
  const values = [...new Set(held)].sort(byOrder)
  const about = [...new Set(actions.map(aboutOf))].filter((each) => each !== null).sort(byOrder)
  const apart = about.length === values.length && about.some((each) => !values.includes(each))
  return new Map(values.map((value, place) => [value, apart ? about[place]! : value]))
}

/** The seats that these events are about: those in parameters called `seat` or `seats`. */
export function actingSeats(events: readonly WireEvent[]): Set<number> {
  const about = events.flatMap(({ params }) => [params['seat'], params['seats']].flat())
  return new Set(about.filter((each) => typeof each === 'number'))
}

/** All seats that an event names, such as `seat`, `seats` or `seat_from`. */
function namedSeats({ params }: WireEvent): number[] {
  const about = Object.entries(params).filter(([name]) => /^seats?(_|$)/.test(name))
  return about.flatMap(([, value]) => value).filter((each) => typeof each === 'number')
}

/** The view before an update, the one after it, and the seats of which the second is already told. */
export interface PlainScene {
  view: View
  next: View | null
  told: readonly number[]
}

/**
 * For games without a scene of their own. Their events do not say what they change. So the values of a seat change with
 * the last event of an update that names the seat, and all others with the last event. An event that names nobody may
 * concern everybody: until it is told, nothing changes.
 */
export const PLAIN: SceneModule<View, PlainScene> = {
  sceneOf: (view) => ({ view, next: null, told: [] }),
  step: (scene) => scene,
  reveal: (scene, events, later, view) => {
    if (later.length === 0) return { view, next: null, told: [] }
    const waiting = later.map(namedSeats)
    if (waiting.some((seats) => seats.length === 0)) return scene
    const told = [...scene.told, ...events.flatMap(namedSeats)].filter((seat) => !waiting.flat().includes(seat))
    return { view: scene.view, next: view, told: [...new Set(told)] }
  },
}

/** The values of a field, one for each seat; null if the field has no such values. */
export function bySeat({ view, next, told }: PlainScene, field: string, seats: number): readonly unknown[] | null {
  const [now, then] = [view[field], next?.[field]]
  if (!Array.isArray(now) || now.length !== seats) return null
  return now.map((value: unknown, seat) => (told.includes(seat) && Array.isArray(then) ? then[seat] : value))
}

/** The fields to show: those named by a message `board-<field>`, or all if there are no such messages. */
export function fieldsOf(view: View, words: Words): string[] {
  const all = Object.keys(view).filter((key) => !HIDDEN.includes(key) && view[key] !== null)
  const named = all.filter((key) => words.has(`board-${key}`))
  return named.length > 0 ? named : all
}

export function labelOf(field: string, words: Words): string {
  if (words.has(`board-${field}`)) return words.say(`board-${field}`)
  if (words.has(`option-${field}`)) return words.say(`option-${field}`)
  const spaced = field.replaceAll('_', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A value as text: of a list its values, of a record its fields. */
export function shown(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (Array.isArray(value)) return value.length > 0 ? value.map((each) => shown(each, words)).join(' · ') : '–'
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([key, each]) => `${labelOf(key, words)} ${shown(each, words)}`)
    .join(', ')
}
