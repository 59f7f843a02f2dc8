/** The levels of a game's bots, the strongest last, how they rate, and which one a person plays against. */

import * as api from './api'
import { settings } from './settings.svelte'
import type { Words } from './words.svelte'

export interface Levels {
  readonly names: readonly string[]
  readonly ratings: Readonly<Record<string, number>>
}

export const NO_LEVELS: Levels = { names: [], ratings: {} }

export async function levelsOf(game: string): Promise<Levels> {
  const found = (await api.games()).find((each) => each.id === game)
  return found ? { names: found.bots, ratings: found.ratings } : NO_LEVELS
}

export async function botsOf(game: string): Promise<readonly string[]> {
  return (await levelsOf(game)).names
}

/** The level played against last; before that, the middle one. */
export function preferred(game: string, names: readonly string[]): string {
  const last = settings.choices.levels[game] ?? ''
  return names.includes(last) ? last : (names[Math.floor(names.length / 2)] ?? '')
}

export function prefer(game: string, level: string): void {
  settings.set('levels', { ...settings.choices.levels, [game]: level })
}

/** What a bot is called where one picks it: with its rating, if it has one. */
export function botLabel(words: Words, bot: string, ratings: Readonly<Record<string, number>>): string {
  const rating = ratings[bot]
  return rating === undefined ? words.say(`bot-${bot}`) : `${words.say(`bot-${bot}`)} · ${rating}`
}
