/** The levels of a game's bots, the default one last. */

import * as api from './api'

export async function botsOf(game: string): Promise<readonly string[]> {
  return (await api.games()).find((each) => each.id === game)?.bots ?? []
}
