/** The names and pieces of a table, in the reader's language. */

import type { Lexicon, TableInfo } from '../wire'
import * as api from './api'
import { bound } from './french'
import type { Language } from './settings.svelte'

export const NOTHING: Lexicon = { names: {}, pieces: [] }
const asked = new Map<string, Promise<Lexicon>>()
/** After a failure the server is asked again, in milliseconds: soon at first, then less often. */
const AGAIN = [1000, 3000, 10_000, 30_000]
/** The codes of tables that were opened here with their game's defaults. */
const usual = new Set<string>()

/** Returns the names and pieces of a game's defaults. They can be loaded before there is a table. */
export const usualLexicon = (game: string, language: Language): Promise<Lexicon> => ask(game, {}, language)

/** Notes that a table has the defaults of its game. */
export const isUsual = (code: string): void => void usual.add(code)

export function lexiconOf(
  { game, options, code }: Pick<TableInfo, 'game' | 'options'> & { code?: string },
  language: Language,
): Promise<Lexicon> {
  return ask(game, code && usual.has(code) ? {} : options, language)
}

/**
 * Gives the names and pieces of a table to `take`. After a failure it calls `missing` and asks again: without names, a
 * table can hardly be played. Returns a function that ends this.
 */
export function followLexicon(
  table: Parameters<typeof lexiconOf>[0],
  language: Language,
  take: (lexicon: Lexicon) => void,
  missing: () => void = () => undefined,
): () => void {
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = (failures: number): void => {
    const failed = (): void => {
      missing()
      timer = setTimeout(() => attempt(failures + 1), AGAIN[Math.min(failures, AGAIN.length - 1)])
    }
    lexiconOf(table, language).then(
      (found) => ended || take(found),
      () => ended || failed(),
    )
  }
  attempt(0)
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

/** Asks the server once for each game, options and language. */
function ask(game: string, options: Record<string, unknown>, language: Language): Promise<Lexicon> {
  const key = JSON.stringify([game, options, language])
  const known = asked.get(key)
  if (known) return known
  const found = api.lexicon(game, options, language).then((told) => (language === 'fr' ? french(told) : told))
  found.catch(() => asked.delete(key))
  asked.set(key, found)
  return found
}

/** Pieces have any type; bind all texts in them. */
function french(lexicon: Lexicon): Lexicon {
  return JSON.parse(bound(JSON.stringify(lexicon))) as Lexicon
}
