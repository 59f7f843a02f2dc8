/** What the parts of the board share: the cards, the words, what is taken in hand, and what can be done with it. */

import type { TransitionConfig } from 'svelte/transition'
import type { Say, Words } from '$web/lib/words.svelte'
import type { Cards } from './previews'
import type { Whereabouts } from './travel'
import type { HeroesView } from './view'
import type { Place, Way } from './ways'

type Travel = (node: Element, params: { key: string }) => () => TransitionConfig

export interface Desk {
  readonly view: HeroesView
  readonly me: number
  readonly cards: Cards
  readonly words: Words
  readonly say: Say
  readonly heroes: Whereabouts
  readonly food: Whereabouts
  readonly duration: number
  readonly send: Travel
  readonly receive: Travel
  heroName: (hero: number) => string
  /** The hero that is taken up, as `thing` names it. */
  readonly picked: string | null
  /** What can be done with a hero. */
  from: (thing: string) => readonly Way[]
  /** What can be done to a place with the hero that is taken up, or without one. */
  into: (place: Place) => readonly Way[]
  tap: (thing: string) => void
  go: (way: Way) => void
  /** Begin to drag a hero; true if it can go anywhere. */
  lift: (thing: string) => boolean
}
