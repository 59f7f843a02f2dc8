/** Twelve Heroes' scene. Each event changes only what it states; no rule is computed. */

import type { WireEvent } from '$web/wire'
import { CHANGES, rising, said, without } from './changes'
import type { HeroesView, Side } from './view'

type Triple<T> = [T, T, T]

/** One seat's pieces. Heroes are the numbers on their cards, in rising order. */
export interface SceneSide {
  /** The hand, if the viewer may see it. */
  hand: number[] | null
  handSize: number
  /** The part of the hand that everybody knows. */
  shown: number[]
  deck: number
  discard: number[]
  camp: number[]
  regions: Triple<number[]>
  /** The present strength of each hero of `regions`. */
  powers: Triple<number[]>
  food: number
  stock: Triple<number>
  cubes: Triple<number>
  tiles: string[]
  points: number
}

/** The draft as the viewer sees it: the cards before them, and those they keep. */
export interface SceneDraft {
  round: number
  pack: number[]
  kept: number[]
}

export interface Scene {
  sides: [SceneSide, SceneSide]
  tiles: Triple<string | null>
  below: Triple<number>
  reserve: number
  /** Who holds each Region's Popularity token. */
  popular: Triple<number | null>
  /** Whose turn it is, which one, and how many actions are left. */
  seat: number
  turn: number
  actions: number
  draft: SceneDraft | null
  /** If players bring decks: the heroes that the viewer has named so far; null once there are decks. */
  muster: number[] | null
}

function sideOf(side: Side): SceneSide {
  return {
    hand: side.hand && [...side.hand],
    handSize: side.hand_size,
    shown: [...side.shown],
    deck: side.deck_size,
    discard: [...side.discard],
    camp: [...side.camp],
    regions: [[...side.regions[0]], [...side.regions[1]], [...side.regions[2]]],
    powers: [[...side.powers[0]], [...side.powers[1]], [...side.powers[2]]],
    food: side.food,
    stock: [...side.stock],
    cubes: [...side.cubes],
    tiles: [...side.tiles],
    points: side.points,
  }
}

/** Whether a seat has cards anywhere: from the end of a draft on it always does. */
const hasCards = ({ deck_size, hand_size, discard, camp, regions }: Side): boolean =>
  deck_size + hand_size + discard.length + camp.length + regions.flat().length > 0

/** A draft lasts until there are decks. */
function draftOf(view: HeroesView): SceneDraft | null {
  const last = view.draft.at(-1)
  if (!last || hasCards(view.sides[0])) return null
  const passed = last.received.length > 0
  return {
    round: view.draft.length,
    pack: passed ? without(last.received, last.taken) : without(last.dealt, last.kept),
    kept: rising(view.draft.flatMap((round) => [...round.kept, ...round.taken])),
  }
}

const musterOf = (view: HeroesView): number[] | null =>
  view.options.decks !== 'own' || hasCards(view.sides[0])
    ? null
    : view.viewer === null
      ? []
      : [...view.sides[view.viewer]!.known]

export function sceneOf(view: HeroesView): Scene {
  return {
    sides: [sideOf(view.sides[0]), sideOf(view.sides[1])],
    tiles: [...view.tiles],
    below: [...view.below],
    reserve: view.reserve,
    popular: [...view.popular],
    seat: view.seat,
    turn: view.turn + 1,
    actions: view.actions,
    draft: draftOf(view),
    muster: musterOf(view),
  }
}

/** The scene after an event. The old scene is not changed. */
export function step(scene: Scene, event: WireEvent): Scene {
  const next = structuredClone(scene)
  CHANGES[event.tag]?.(next, said(event))
  if (Array.isArray(event.params['powers'])) writePowers(next, event.params['powers'] as number[])
  if (event.params['actions'] !== undefined) next.actions = Number(event.params['actions'])
  return next
}

/** `powers` goes through both seats' Regions from left to right, a number for each hero. */
function writePowers(scene: Scene, powers: readonly number[]): void {
  let place = 0
  for (const side of scene.sides)
    side.regions.forEach((heroes, region) => {
      side.powers[region as 0 | 1 | 2] = powers.slice(place, place + heroes.length)
      place += heroes.length
    })
}
