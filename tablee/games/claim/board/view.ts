// Made by `make types` from the Python definitions. Do not edit.

/** Everything a viewer may know. `card_count` says whether the table shows what a player would have to remember. */
export interface ClaimView {
  viewer: number | null
  card_count: boolean
  without_majority: 'draw' | 'more-votes'
  stage: 'deal' | 'draw' | 'follow' | 'lead' | 'leader' | 'over'
  phase: number
  leader: number | null
  led: string | null
  prize: string | null
  deck: number
  sides: [Side, Side]
  discards: string[]
  unseen: string[]
  votes: (number | null)[]
  last: Trick | null
}

/** What a viewer knows of one seat's cards. */
export interface Side {
  hand: string[]
  hand_unseen: number
  followers: string[]
  followers_unseen: number
  secret: string[]
  score: string[]
  voids: string[]
}

/** A trick that is over. */
export interface Trick {
  led: string
  second: string
  winner: number
}
