/** The page's own messages. The app sets them once, and components anywhere read them. */

import { getContext, setContext } from 'svelte'
import type { Words } from './words.svelte'

const KEY = Symbol('shell')

export function provideShell(words: () => Words): void {
  setContext(KEY, words)
}

/** A function, because the messages change with the language. */
export function shellWords(): () => Words {
  return getContext<() => Words>(KEY)
}
