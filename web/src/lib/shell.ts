/** The words of the page itself, for parts that stand anywhere: the app sets them once, parts read them. */

import { getContext, setContext } from 'svelte'
import type { Words } from './words.svelte'

const KEY = Symbol('shell')

export function provideShell(words: () => Words): void {
  setContext(KEY, words)
}

/** A function, since the words change with the language. */
export function shellWords(): () => Words {
  return getContext<() => Words>(KEY)
}
