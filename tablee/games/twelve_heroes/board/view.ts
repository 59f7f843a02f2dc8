// Made by `make types` from the Python definitions. Do not edit.

/** An ability as a sentence, and whether the heroes it can name are its owner's. */
export interface AbilityText {
  text: string
  own: boolean
}

/** One round of a draft as one seat knows it; a spectator knows no card. */
export interface DraftRound {
  dealt: number[]
  kept: number[]
  received: number[]
  taken: number[]
  picked: number
}

/** A kind of hero: the number on its card, what is printed there, and how many cards of it a box has. */
export interface HeroCard {
  number: number
  id: string
  faction: string
  copies: number
  draft: boolean
  version: string
  cost: number
  strength: number
  hunger: number
  ties: boolean
  abilities: AbilityText[]
}

/** `heroes` names a set that comes with the game or holds one as a line of JSON; decks are as `decks` reads them. */
export interface HeroesOptions {
  decks: 'constructed' | 'draft' | 'factions'
  faction_1: 'elves' | 'humans' | 'mechanical' | 'orcs'
  faction_2: 'elves' | 'humans' | 'mechanical' | 'orcs'
  deck_1: string
  deck_2: string
  extra_actions: boolean
  popularity: boolean
  heroes: string
}

/** The table as one viewer sees it. */
export interface HeroesView {
  viewer: number | null
  options: HeroesOptions
  sides: [Side, Side]
  tiles: [string | null, string | null, string | null]
  below: [number, number, number]
  reserve: number
  popular: [number | null, number | null, number | null]
  seat: number
  turn: number
  actions: number
  given: number
  pending: Pending
  draft: DraftRound[]
}

/** What is under way, as the rules note it: see `agenda` for the fields. */
export interface Pending {
  waiting: number
  asked: number
  draws: number
  agenda: number[]
  sent: number[]
  ready: number[]
  ability: number
  source: number
  owner: number
  region: number
  victim: number
  start: number
  most: number
}

/** What a viewer knows of one seat; what only its owner knows is None for others. */
export interface Side {
  hand: number[] | null
  hand_size: number
  shown: number[]
  deck_size: number
  under_size: number
  under: number[] | null
  discard: number[]
  camp: number[]
  regions: [number[], number[], number[]]
  food: number
  stock: [number, number, number]
  strengths: [number, number, number]
  powers: [number[], number[], number[]]
  cubes: [number, number, number]
  tiles: string[]
  points: number
  known: number[]
}
