/** Default set-ups, so that one click starts a game. */

import type { GameListing, TableSetup } from '../wire'
import { preferred } from './levels'
import type { Language } from './settings.svelte'

/** One player against bots of the preferred level, with the game's defaults and its best number of seats. */
export function quickSetup(game: GameListing, language: Language): TableSetup {
  const bots = Math.max(1, Math.min(3, game.seats[1] - 1))
  return setup(game, language, 1, bots, preferred(game.id, game.bots))
}

export function setup(game: GameListing, language: Language, people: number, bots: number, level: string): TableSetup {
  const seats = [
    ...Array.from({ length: people }, () => ({ type: 'person' as const })),
    ...Array.from({ length: bots }, () => ({ type: 'bot' as const, level })),
  ]
  return {
    game: game.id,
    seats,
    options: {},
    public: false,
    clock: { type: 'none' },
    timeout: 'bot',
    spectators: true,
    show_ready: false,
    stand_in: null,
    hints: null,
    first_to: 1,
    language,
  }
}
