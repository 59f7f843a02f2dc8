/** What the next Control and Maintenance would bring if nothing changed until then. */

import type { HeroCard, HeroesView } from './view'

export const SLOTS: Readonly<Record<string, number>> = { farm: 1, mine: 2, city: 3 }
export const POINTS: Readonly<Record<string, number>> = { farm: 2, mine: 3, city: 4 }
export const ENDED = 6
export const PICK = 7
export const MULLIGAN = 8

export type Cards = Readonly<Record<number, HeroCard>>
export type Outcome = 'tile' | 'cube' | 'nothing'

/** H-2.1, H-4.2: what a seat gets at its Control in a Region. */
export function atControl(view: HeroesView, cards: Cards, seat: number, region: number): Outcome {
  const side = view.sides[seat]!
  const tile = view.tiles[region]
  const heroes = side.regions[region]!
  if (!tile || heroes.length === 0) return 'nothing'
  const lead = side.strengths[region]! - view.sides[1 - seat]!.strengths[region]!
  const ties = view.popular[region] === seat || heroes.some((hero) => cards[hero]?.ties)
  if (lead < 0 || (lead === 0 && !ties)) return 'nothing'
  return side.cubes[region]! < SLOTS[tile]! ? 'cube' : 'tile'
}

export const eats = (heroes: readonly number[], cards: Cards): number => heroes.reduce((sum, hero) => sum + (cards[hero]?.hunger ?? 1), 0)

/** H-2.3: how many of these heroes must go for want of Food. */
export function starving(heroes: readonly number[], food: number, cards: Cards): number {
  const appetites = heroes.map((hero) => cards[hero]?.hunger ?? 1).sort((one, other) => one - other)
  let missing = appetites.reduce((sum, each) => sum + each, 0) - food
  let gone = 0
  while (missing > 0) {
    missing -= appetites.pop() ?? missing
    gone += 1
  }
  return gone
}

/** Without one hero of this number. */
export function without(heroes: readonly number[], hero: number): number[] {
  const place = heroes.indexOf(hero)
  return heroes.filter((_, index) => index !== place)
}
