/** Killer's scene, and how each event changes it. */

import type { WireEvent } from '$web/wire'
import type { KillerOptions, KillerView } from './view'

export interface Attack {
  value: number
  /** Null until a target is named. */
  target: number | null
  /** How many dice are set aside, by all rolls of the attack. */
  hits: number
  damage: number
  /** The last roll. */
  struck: number[]
}

export interface Scene {
  options: KillerOptions
  /** Null for a seat that has not rolled for lives yet. */
  lives: (number | null)[]
  /** In the order of elimination. */
  fallen: number[]
  /** The seat that has the dice or had them last; null before the first turn. */
  turn: number | null
  rolled: number[]
  aside: number[][]
  left: number
  total: number
  attack: Attack | null
  /** Nobody until the match is over; several who share the win at the limit of turns (D-4.6). */
  winners: number[]
}

export function sceneOf(view: KillerView): Scene {
  const unborn = view.phase === 'first' || view.phase === 'life'
  return {
    options: view.options,
    lives: view.lives.map((life, seat) =>
      (view.phase === 'life' || view.starting) && seat >= view.seat ? null : life,
    ),
    fallen: view.fallen,
    turn: unborn ? null : view.seat,
    rolled: view.rolled,
    aside: view.aside,
    left: view.value > 0 ? 0 : view.left,
    total: view.total,
    attack: view.value > 0 ? attackOf(view) : null,
    winners: view.winners,
  }
}

function attackOf({ value, target, hits, damage, struck }: KillerView): Attack {
  return { value, target, hits, damage, struck }
}

/** Whether the score of whoever has the dice can give or cost lives. A ghost has none to lose (D-2.8). */
export function stakes({ options, fallen, turn }: Scene): { heals: boolean; hurts: boolean } {
  const ghost = turn !== null && fallen.includes(turn)
  return { heals: ghost ? options.eliminated === 'revival' : options.regeneration, hurts: !ghost }
}

type Step = (scene: Scene, event: WireEvent) => Partial<Scene>

const STEPS: Record<string, Step> = {
  'life-rolled': lived,
  'life-kept': (scene, event) => ({
    ...lived(scene, event),
    turn: null,
    left: number(event, 'left'),
    rolled: [],
    aside: [],
    total: 0,
  }),
  'first-drawn': (_, event) => ({ turn: number(event, 'seat') }),
  'turn-begun': (_, event) => ({
    turn: number(event, 'seat'),
    left: number(event, 'left'),
    rolled: [],
    aside: [],
    total: 0,
    attack: null,
  }),
  'dice-rolled': (_, event) => ({ rolled: numbers(event, 'faces') }),
  'dice-kept': (scene, event) => ({
    rolled: [],
    aside: [...scene.aside, numbers(event, 'faces')],
    total: number(event, 'total'),
    left: number(event, 'left'),
  }),
  'life-lost': lived,
  'life-gained': lived,
  eliminated: fell,
  'became-ghost': fell,
  revived: (scene, event) => ({ fallen: scene.fallen.filter((seat) => seat !== number(event, 'seat')) }),
  'attack-won': (_, event) => ({
    attack: { value: number(event, 'value'), target: null, hits: 0, damage: 0, struck: [] },
  }),
  'attack-aimed': (scene, event) => struck(scene, { target: number(event, 'seat_target') }),
  'attack-unnamed': (scene, event) => struck(scene, { target: number(event, 'seat') }),
  'strike-rolled': (scene, event) =>
    struck(scene, {
      hits: number(event, 'hits_all'),
      damage: number(event, 'damage'),
      struck: numbers(event, 'faces'),
    }),
  'gamble-lost': (scene) => struck(scene, { hits: 0, damage: 0 }),
  won: (_, event) => ({ winners: [number(event, 'seat')] }),
  'limit-won': (_, event) => ({ winners: [number(event, 'seat')] }),
  'limit-shared': (_, event) => ({ winners: numbers(event, 'seats') }),
}

export function step(scene: Scene, event: WireEvent): Scene {
  const change = STEPS[event.tag]
  return change ? { ...scene, ...change(scene, event) } : scene
}

/** These events wait until the dice have landed, or the blow. D-1.3: healing is rolled too. */
export function lands({ tag, rule }: WireEvent): boolean {
  const late = ['life-rolled', 'dice-rolled', 'strike-rolled', 'eliminated', 'became-ghost'].includes(tag)
  return late || (tag === 'life-gained' && rule === 'D-1.3')
}

/** Of the others' turns, the dice themselves show each roll, and the score says what the last dice make. */
export function near(_: Scene, { tag, params }: WireEvent, seat: number | null): boolean {
  return params['seat'] === seat || (tag !== 'dice-rolled' && (tag !== 'dice-kept' || params['left'] !== 0))
}

function fell(scene: Scene, event: WireEvent): Partial<Scene> {
  return { fallen: [...scene.fallen, number(event, 'seat')] }
}

function lived(scene: Scene, event: WireEvent): Partial<Scene> {
  return { lives: scene.lives.map((life, seat) => (seat === event.params['seat'] ? number(event, 'life') : life)) }
}

function struck(scene: Scene, change: Partial<Attack>): Partial<Scene> {
  return scene.attack ? { attack: { ...scene.attack, ...change } } : {}
}

function number(event: WireEvent, name: string): number {
  return event.params[name] as number
}

function numbers(event: WireEvent, name: string): number[] {
  return event.params[name] as number[]
}
