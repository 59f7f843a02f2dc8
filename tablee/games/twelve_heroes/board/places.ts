/** Where every token and every hero is that the viewer can see. */

import type { HeroesView } from './view'
import { REGIONS } from './ways'

type Places = Record<string, string[]>

/** Food, a token each; there are always twenty. */
export function foodPlaces(view: HeroesView): Places {
  const tokens = (count: number) => Array.from({ length: count }, () => 'food')
  const places: Places = { reserve: tokens(view.reserve) }
  view.sides.forEach((side, seat) => {
    places[`camp/${seat}`] = tokens(side.food)
    side.stock.forEach((food, region) => (places[`${seat}/${region}`] = tokens(food)))
  })
  return places
}

/** Heroes by whose they are and the number on the card. */
export function heroPlaces(view: HeroesView): Places {
  const places: Places = {}
  view.sides.forEach((side, seat) => {
    const named = (heroes: readonly number[]) => heroes.map((hero) => `${seat}/${hero}`)
    places[`${seat}/hand`] = named(side.hand ?? [])
    places[`${seat}/camp`] = named(side.camp)
    places[`${seat}/discard`] = named(side.discard)
    REGIONS.forEach((place, region) => (places[`${seat}/${place}`] = named(side.regions[region]!)))
  })
  return places
}
