// Made by `make types` from the Python definitions. Do not edit.

/** The seven characters of the match, and the readings of the rules where the rulebooks differ (K12-8). */
export interface KingOptions {
  characters: 'agreed' | 'first-game' | 'random'
  promo: 'both' | 'collector' | 'faun' | 'none'
  agreed: string
  values_read: 'as_resolved' | 'final_face'
  twelve: 'fours' | 'threes'
  symbols: 'exchange' | 'redraw'
  ladies_even: 'any' | 'outer'
  theft: 'may' | 'must'
  seats_change: 'all-meet' | 'by-lot' | 'two-left'
  theft_settled: 'champions' | 'stage'
  lone_gambler: 'champion' | 'runner-up'
  played_cards: 'face-down' | 'open'
  eight_points: 'after-theft' | 'before-theft'
  standings: 'ranked' | 'winner'
}

/** The table as one viewer sees it. `hand` and `buried` are the viewer's own, and empty for a spectator.

    `groups` are this round's. `stage` is who compares with whom now: the groups, or their champions. `oracle` is the
    group of the stage whose Oracle rolls, and `pending` are the awaited seats, except for plain play. `thefts` say
    which seat takes a token from which. `reached` are seats that had eight points before a theft. */
export interface KingView {
  options: KingOptions
  viewer: number | null
  hand: string[]
  buried: string[]
  characters: string[]
  phase: 'adjust' | 'bury' | 'draw' | 'foretell' | 'over' | 'play' | 'roll' | 'seat' | 'take'
  round: number
  turn: number
  playoff: boolean
  groups: number[][]
  stage: number[][]
  among_champions: boolean
  champions: number[]
  oracle: number | null
  pending: number[]
  thefts: [number, number][]
  reached: number[]
  winner: number | null
  places: Place[]
}

/** What all see of a seat.

    `card` is on the table this turn, and `spent` was played this round. `buried` cards lie under the die. None of them
    is among those `shown` since the first was buried (`shown_later`: since the second). `value` is the die's face as
    changed by the characters. `scored` are the points of finished rounds. K12-8.7: if played cards lie face down, the
    view of others hides `spent` and `shown`, which players have to remember. */
export interface Place {
  die: number
  value: number
  card: string
  spent: string[]
  hand: number
  ones: number
  twos: number
  wins: number
  scored: number
  buried: number
  shown: string[]
  shown_later: string[]
}
