/** Loads what a table needs before it opens: its page, board, words and names. Nothing of a match is loaded ahead. */

import { boardOf, scenesOf } from './board'
import { usualLexicon } from './lexicon'
import type { Language } from './settings.svelte'
import { soundsOf } from './sound'
import { Words } from './words.svelte'

const tablePage = (): Promise<unknown> => import('../pages/Table.svelte')

/** Does nothing without a network: some browsers never retry a module that failed to load. */
function attempt(...works: readonly (() => Promise<unknown>)[]): void {
  if (!navigator.onLine) return
  for (const work of works) work().catch(() => undefined)
}

/** Loads the page of tables when the browser is idle. */
export function prepareTables(): void {
  const start = (): void => attempt(tablePage)
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2_000 })
  else setTimeout(start, 500)
}

/** Loads all that a board of this game needs, in parallel. Calling it again costs nothing. */
export function prepareGame(game: string, language: Language): void {
  attempt(
    tablePage,
    () => boardOf(game),
    () => scenesOf(game),
    () => soundsOf(game),
    () => Words.load(language, game),
    () => usualLexicon(game, language),
  )
}
