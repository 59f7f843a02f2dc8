// Made by `make types` from the Python definitions. Do not edit.

/** The effect of an attack of this value: its mean damage, and the chance to eliminate each seat. */
export interface AttackOdds {
  value: number
  damage: number
  eliminates: number[]
}

/** The odds of a keep if its player then weighs damage against lives: chances, and mean lives and damage. */
export interface KeepOdds {
  attack: number
  mark: number
  loss: number
  lives: number
  damage: number
}

/** The two marks, the odds of the possible attacks, and the odds of each of the viewer's keeps by its notation. */
export interface KillerForecast {
  low: number
  high: number
  attacks: AttackOdds[]
  keeps: Record<string, KeepOdds>
}

/** Each variant is an option of its own; any combination that ends can be played (D-4.5). */
export interface KillerOptions {
  dice: number
  marks: 'common' | 'double' | 'own'
  low: number
  high: number
  life: number
  rolled_life: boolean
  life_roll: 'keeping' | 'once'
  out: 'at-zero' | 'below-zero'
  first: 'random' | 'seat-1'
  regeneration: boolean
  attackers_regenerate: boolean
  announce: boolean
  full_house: 'again' | 'gamble' | 'stop'
  full_house_dice: 'all' | 'rest'
  eliminated: 'ghosts' | 'out' | 'revival'
  limit: number
  endless: boolean
  unlimited: boolean
}

/** The table as everybody sees it. `fallen` is in the order of elimination; `target` is a seat during an attack.

    `struck` is the last roll of an attack, and `damage` its damage so far. `starting` is true while dice are kept for
    lives (D-4.3). `turns_left` counts the turns up to the limit, this one included (D-4.6). It is 0 without a limit.
    `winners` are the seats that have won, several if they share the win (D-4.6); nobody until the match is over. */
export interface KillerView {
  options: KillerOptions
  lives: number[]
  fallen: number[]
  phase: 'aim' | 'first' | 'gamble' | 'keep' | 'life' | 'over' | 'regenerate' | 'roll' | 'strike'
  seat: number
  rolled: number[]
  aside: number[][]
  left: number
  total: number
  value: number
  target: number | null
  hits: number
  struck: number[]
  damage: number
  full: boolean
  starting: boolean
  turns_left: number
  viewer: number | null
  winners: number[]
}
