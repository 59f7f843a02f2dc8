// Made by `make types` from the Python definitions. Do not edit.

/** An ability as a sentence, and whether its targets are its owner's heroes. */
export interface AbilityText {
  text: string
  own: boolean
}

/** A Region after a hero has come there with all the Food it needs and can bring.

    `missing` is the Food that the Region lacks before that. `carry` is how much the hero should sensibly take along,
    `max_food` how much it can. */
export interface ArrivalForecast {
  strength: number
  strength_other: number
  missing: number
  starving: number
  carry: number
  max_food: number
}

/** How many starve where Food is carried to and where it comes from, and how much is lost there. */
export interface CarryForecast {
  there: number
  left: number
  lost: number
}

/** One round of a draft as one seat knows it. A spectator knows no card. */
export interface DraftRound {
  dealt: number[]
  kept: number[]
  received: number[]
  taken: number[]
  picked: number
}

/** One seat in one Region: its result of Control (H-2.1), what its heroes eat, and how many must starve (H-2.3). */
export interface FrontForecast {
  leads: boolean
  control: 'cube' | 'nothing' | 'tile'
  eats: number
  starving: number
}

/** A kind of hero: the number on its card, the printed text and values, and how many cards of it a box has. */
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

/** The forecast of the table as it is. `arrivals` and `carries` have the offered actions by their notation.

    `endings` are the actions that end the turn so that heroes would starve, and who. If Food can go along, they include
    it: `deploy 3 left, carry 1`. `costs` has the present costs of heroes in the viewer's hand, by their numbers, if
    they differ from the printed ones. */
export interface HeroesForecast {
  stage: 'draft' | 'enlist' | 'mulligan' | 'over' | 'play'
  regions: [RegionForecast, RegionForecast, RegionForecast]
  arrivals: Record<string, ArrivalForecast>
  carries: Record<string, CarryForecast>
  endings: Record<string, Hungry[]>
  costs: Record<string, number>
}

/** The options.

    `heroes` names a set of the game or contains one as a line of JSON; `heroes.decks` reads the decks. */
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

/** A Region where `count` of these heroes would starve. Heroes are given by the numbers on their cards. */
export interface Hungry {
  place: string
  count: number
  heroes: string[]
}

/** The pending question and tasks. `rules.state` explains the fields. */
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

/** The tile of a Region (all 0 if none is left), and both seats there. */
export interface RegionForecast {
  points: number
  slots: number
  fronts: [FrontForecast, FrontForecast]
}

/** One seat as a viewer knows it. A field that only the owner may see is None for others. */
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
