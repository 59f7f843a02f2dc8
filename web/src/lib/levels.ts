/** The levels of a game's bots, the strongest last, how they rate, and which one a person plays against. */

import * as api from './api'
import { settings } from './settings.svelte'
import type { Words } from './words.svelte'

export interface Levels {
  readonly names: readonly string[]
  readonly ratings: Readonly<Record<string, number>>
}

export const NO_LEVELS: Levels = { names: [], ratings: {} }
/** The words for levels, from `level-1` (easy) to `level-5` (master). */
const STRONGEST = 5

export async function levelsOf(game: string): Promise<Levels> {
  const found = (await api.games()).find((each) => each.id === game)
  return found ? { names: found.bots, ratings: found.ratings } : NO_LEVELS
}

export async function botsOf(game: string): Promise<readonly string[]> {
  return (await levelsOf(game)).names
}

/** The last level played against; at first the middle one. */
export function preferred(game: string, names: readonly string[]): string {
  const last = settings.choices.levels[game] ?? ''
  return names.includes(last) ? last : (names[Math.floor(names.length / 2)] ?? '')
}

export function prefer(game: string, level: string): void {
  settings.set('levels', { ...settings.choices.levels, [game]: level })
}

/** The strength of a bot in a word, from easy for the weakest of its game to master for the strongest. */
export function levelWord(words: Words, bot: string, names: readonly string[]): string {
  if (names.length < 2) return words.say(`bot-${bot}`)
  const place = Math.max(names.indexOf(bot), 0)
  return words.say(`level-${1 + Math.round((place * (STRONGEST - 1)) / (names.length - 1))}`)
}

/** The label of a level in a picker: a word, and its rating if it has one. */
export function levelLabel(words: Words, bot: string, levels: Levels): string {
  const word = levelWord(words, bot, levels.names)
  const rating = levels.ratings[bot]
  return rating === undefined ? word : `${word} · ${rating}`
}
