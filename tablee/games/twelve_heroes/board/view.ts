// Made by `make types` from the Python definitions. Do not edit.

/** An ability as a sentence, and whether the heroes it can name are its owner's. */
export interface AbilityText {
  text: string
  own: boolean
}

/** A Region once a hero has come there with all the Food it needs and can bring: `missing` is the need.

    `carry` is how much it would sensibly take along, `max_food` how much it can. */
export interface ArrivalForecast {
  strength: number
  strength_other: number
  missing: number
  starving: number
  carry: number
  max_food: number
}

/** How many starve where Food is carried to, how many where it comes from, and how much is lost there. */
export interface CarryForecast {
  there: number
  left: number
  lost: number
}

/** One round of a draft as one seat knows it; a spectator knows no card. */
export interface DraftRound {
  dealt: number[]
  kept: number[]
  received: number[]
  taken: number[]
  picked: number
}

/** One seat in one Region: what Control brings it (H-2.1), what its heroes eat, how many must starve (H-2.3). */
export interface FrontForecast {
  leads: boolean
  control: 'cube' | 'nothing' | 'tile'
  eats: number
  starving: number
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

/** What will come of the table as it lies; `arrivals` and `carries` have the offered actions by their notation.

    `endings` are the actions that end the turn so that heroes would starve, and who; with the Food that goes along, where
    some can: `deploy 3 left, carry 1`.
    `costs` has what heroes in the viewer's hand cost now, by their numbers, where that is not what is printed. */
export interface HeroesForecast {
  stage: 'draft' | 'enlist' | 'mulligan' | 'over' | 'play'
  regions: [RegionForecast, RegionForecast, RegionForecast]
  arrivals: Record<string, ArrivalForecast>
  carries: Record<string, CarryForecast>
  endings: Record<string, Hungry[]>
  costs: Record<string, number>
}

/** `heroes` names a set that comes with the game or holds one as a line of JSON; decks are as `decks` reads them. */
export interface HeroesOptions {
  decks: 'constructed' | 'draft' | 'factions' | 'own'
  deck_lists: 'open' | 'secret'
  faction_1: 'elves' | 'humans' | 'mechanical' | 'orcs'
  faction_2: 'elves' | 'humans' | 'mechanical' | 'orcs'
  deck_1: string
  deck_2: string
  extra_actions: boolean
  popularity: boolean
  heroes: string
  departed: 'act' | 'silent'
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

/** Where heroes would starve: so many (`count`) of these heroes, by the numbers on their cards. */
export interface Hungry {
  place: string
  count: number
  heroes: string[]
}

/** What is pending: see `rules.state` for the fields. */
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

/** The tile of a Region, all 0 where none is left, and both seats there. */
export interface RegionForecast {
  points: number
  slots: number
  fronts: [FrontForecast, FrontForecast]
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
