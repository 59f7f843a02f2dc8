/** How each event changes the scene, from its parameters alone. */

import type { WireEvent } from '$web/wire'
import type { Scene, SceneSide } from './scene'
import { REGIONS, type Place } from './ways'

const TILE_ORDER = ['farm', 'mine', 'city']
export const rising = (heroes: readonly number[]): number[] => [...heroes].sort((one, other) => one - other)

/** Without the first of each of these. */
export function without(heroes: readonly number[], gone: readonly number[]): number[] {
  const rest = [...heroes]
  for (const hero of gone) {
    const place = rest.indexOf(hero)
    if (place >= 0) rest.splice(place, 1)
  }
  return rest
}

/** An event's parameters, by how they are read. */
export interface Said {
  seat: number
  victim: number
  hero: number
  heroes: number[]
  food: number
  count: number
  place: Place
  from: Place
  to: Place
  region: number
  number: (name: string) => number
  text: (name: string) => string
}

export function said(event: WireEvent): Said {
  const { params } = event
  const number = (name: string) => Number(params[name])
  const text = (name: string) => String(params[name])
  const place = text('place') as Place
  return {
    seat: number('seat'),
    victim: number('seat_victim'),
    hero: number('hero'),
    heroes: ((params['heroes'] ?? []) as string[]).map(Number),
    food: number('food'),
    count: number('count'),
    place,
    from: text('place_from') as Place,
    to: text('place_to') as Place,
    region: REGIONS.indexOf(place as (typeof REGIONS)[number]),
    number,
    text,
  }
}

const regionOf = (place: Place): 0 | 1 | 2 => REGIONS.indexOf(place as (typeof REGIONS)[number]) as 0 | 1 | 2

/** Remove a hero from its place. */
function take(side: SceneSide, place: Place, hero: number): void {
  if (place === 'hand') {
    side.hand &&= without(side.hand, [hero])
    side.handSize -= 1
    side.shown = without(side.shown, [hero])
  } else if (place === 'camp' || place === 'discard') side[place] = without(side[place], [hero])
  else {
    const region = regionOf(place)
    const index = side.regions[region].indexOf(hero)
    side.regions[region].splice(index, 1)
    side.powers[region].splice(index, 1)
  }
}

/** Put a hero somewhere. In a Region, the event gives its strength as `powers`. */
function put(side: SceneSide, place: Place, hero: number): void {
  if (place === 'hand') {
    side.hand &&= rising([...side.hand, hero])
    side.handSize += 1
    side.shown = rising([...side.shown, hero])
  } else if (place === 'camp' || place === 'discard') side[place] = rising([...side[place], hero])
  else side.regions[regionOf(place)] = rising([...side.regions[regionOf(place)], hero])
}

function store(side: SceneSide, place: Place, food: number): void {
  if (place === 'camp') side.food += food
  else side.stock[regionOf(place)] += food
}

type Change = (scene: Scene, said: Said) => void

/** A hero of the named seat goes from one place to another. */
const goes =
  (from: (said: Said) => Place, to: (said: Said) => Place): Change =>
  ({ sides }, event) => {
    take(sides[event.seat]!, from(event), event.hero)
    put(sides[event.seat]!, to(event), event.hero)
  }
const here = (event: Said): Place => event.place
const at = (place: Place) => (): Place => place
const drop = goes(at('hand'), at('discard'))
const fall = goes(here, at('discard'))
const addCube =
  (by: number): Change =>
  ({ sides }, { seat, region }) => {
    sides[seat]!.cubes[region]! += by
  }
const backToReserve: Change = (scene, { seat, place, food }) => {
  store(scene.sides[seat]!, place, -food)
  scene.reserve += food
}
const drawUnseen: Change = ({ sides }, { seat, count }) => {
  sides[seat]!.handSize += count
  sides[seat]!.deck -= count
}
const intoDeck: Change = ({ sides }, { seat }) => {
  sides[seat]!.handSize -= 1
  sides[seat]!.deck += 1
}
const holdPopularity: Change = (scene, { seat, region }) => {
  scene.popular[region as 0 | 1 | 2] = seat
}
const beginTurn: Change = (scene, { seat, number }) => {
  scene.seat = seat
  scene.turn = number('turn')
}

/** The changes by each event. Events that are missing here change nothing on the table. */
export const CHANGES: Readonly<Record<string, Change>> = {
  'packs-dealt': (scene, { number }) => {
    scene.draft = { round: number('round'), pack: [], kept: scene.draft?.kept ?? [] }
  },
  'pack-dealt': ({ draft }, { heroes }) => {
    if (draft) draft.pack = heroes
  },
  'pack-received': ({ draft }, { heroes }) => {
    if (draft) draft.pack = heroes
  },
  'hero-kept': ({ draft }, { hero }) => {
    if (!draft) return
    draft.pack = without(draft.pack, [hero])
    draft.kept = rising([...draft.kept, hero])
  },
  'draft-ended': (scene, { count }) => {
    scene.draft = null
    for (const side of scene.sides) side.deck = count
  },
  'hero-enlisted': (scene, { hero }) => {
    scene.muster &&= rising([...scene.muster, hero])
  },
  'decks-brought': (scene, { count }) => {
    scene.muster = null
    for (const side of scene.sides) side.deck = count
  },
  'tile-revealed': (scene, { region, text, number }) => {
    scene.tiles[region as 0 | 1 | 2] = text('tile')
    scene.below[region as 0 | 1 | 2] = number('below')
  },
  'first-drawn': (scene, { seat }) => {
    scene.seat = seat
  },
  'card-under': (scene, event) => {
    const side = scene.sides[event.seat]!
    side.hand &&= without(side.hand, [event.hero])
    intoDeck(scene, event)
  },
  'card-under-unseen': intoDeck,
  'turn-begun': beginTurn,
  'time-over': beginTurn,
  'cube-placed': addCube(1),
  'cube-added': addCube(1),
  'cube-removed': addCube(-1),
  'tile-won': (scene, { seat, region, text, number }) => {
    const side = scene.sides[seat]!
    side.tiles = [...side.tiles, text('tile')].sort((one, other) => TILE_ORDER.indexOf(one) - TILE_ORDER.indexOf(other))
    side.points = number('total')
    scene.tiles[region as 0 | 1 | 2] = null
  },
  'cubes-returned': (scene, { region }) => {
    for (const side of scene.sides) side.cubes[region as 0 | 1 | 2] = 0
    scene.popular[region as 0 | 1 | 2] = null
  },
  'hero-retired': fall,
  'hero-starved': fall,
  'hero-killed': fall,
  'hero-returned': goes(here, at('camp')),
  'hero-sent-to-camp': goes(here, at('camp')),
  'hero-sent-to-hand': goes(here, at('hand')),
  'hero-recovered-to-camp': goes(here, at('camp')),
  'hero-recovered-to-hand': goes(here, at('hand')),
  'hero-recruited': goes(at('hand'), at('camp')),
  'hero-deployed': goes(at('camp'), here),
  'hero-joined': goes(here, (event) => event.to),
  'hero-moved': goes(
    (event) => event.from,
    (event) => event.to,
  ),
  'hero-pushed': goes(
    (event) => event.from,
    (event) => event.to,
  ),
  'card-spent': drop,
  'card-discarded': drop,
  'cards-drawn': (scene, event) => {
    const side = scene.sides[event.seat]!
    side.hand &&= rising([...side.hand, ...event.heroes])
    drawUnseen(scene, { ...event, count: event.heroes.length })
  },
  'cards-drawn-unseen': drawUnseen,
  'deck-reshuffled': ({ sides }, { seat, count, heroes }) => {
    const side = sides[seat]!
    side.deck = count
    side.discard = []
    side.shown = heroes
  },
  'hand-shown': ({ sides }, { seat, heroes }) => {
    sides[seat]!.shown = heroes
  },
  'nothing-to-draw': ({ sides }, { seat, heroes }) => {
    sides[seat]!.shown = heroes
  },
  'food-taken': (scene, { seat, food }) => {
    scene.sides[seat]!.food += food
    scene.reserve -= food
  },
  'food-placed': (scene, { seat, food, place }) => {
    store(scene.sides[seat]!, place, food)
    scene.reserve -= food
  },
  'food-paid': (scene, event) => backToReserve(scene, { ...event, place: 'camp' }),
  'food-eaten': backToReserve,
  'food-lost': backToReserve,
  'food-carried': ({ sides }, { seat, food, from, to }) => {
    store(sides[seat]!, from, -food)
    store(sides[seat]!, to, food)
  },
  'food-stolen': ({ sides }, { seat, victim, food, from, to }) => {
    store(sides[victim]!, from, -food)
    store(sides[seat]!, to, food)
  },
  'popularity-taken': holdPopularity,
  'popularity-passed': holdPopularity,
  'popularity-returned': (scene, { region }) => {
    scene.popular[region as 0 | 1 | 2] = null
  },
}
