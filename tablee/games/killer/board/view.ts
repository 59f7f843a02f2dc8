// Made by `make types` from the Python definitions. Do not edit.

/** Each variant is an option of its own; any combination can be played. */
export interface KillerOptions {
  dice: number
  life: number
  rolled_life: boolean
  first: 'random' | 'seat-1'
  regeneration: boolean
  attackers_regenerate: boolean
  announce: boolean
  full_house: 'again' | 'gamble' | 'stop'
  eliminated: 'ghosts' | 'out' | 'revival'
}

/** The table as all see it. `fallen` is in the order of elimination; `target` is a seat while one is attacked. */
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
  full: boolean
}
