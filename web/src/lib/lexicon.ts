/** The names and pieces of a table, in the reader's language. */

import type { Lexicon, TableInfo } from '../wire'
import * as api from './api'
import { bound } from './french'
import type { Language } from './settings.svelte'

export const NOTHING: Lexicon = { names: {}, pieces: [] }
const asked = new Map<string, Promise<Lexicon>>()

/** Asks the server once for each game, options and language. */
export function lexiconOf(table: Pick<TableInfo, 'game' | 'options'>, language: Language): Promise<Lexicon> {
  const key = JSON.stringify([table.game, table.options, language])
  const known = asked.get(key)
  if (known) return known
  const found = api
    .lexicon(table.game, table.options, language)
    .then((told) => (language === 'fr' ? french(told) : told))
  found.catch(() => asked.delete(key))
  asked.set(key, found)
  return found
}

/** Pieces have any type; bind all texts in them. */
function french(lexicon: Lexicon): Lexicon {
  return JSON.parse(bound(JSON.stringify(lexicon))) as Lexicon
}
