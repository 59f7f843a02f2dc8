/** The names and pieces of a table, in the reader's language. */

import type { Lexicon, TableInfo } from '../wire'
import * as api from './api'
import { bound } from './french'
import type { Language } from './settings.svelte'

export const NOTHING: Lexicon = { names: {}, pieces: [] }
const asked = new Map<string, Promise<Lexicon>>()
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
