/** What the parts of the board share: the scene, the cards, the words, what is taken in hand, and what can be done with it. */

import type { Drag } from '$web/parts/drag'
import type { How } from '$web/parts/look'
import type { Say, Words } from '$web/lib/words.svelte'
import type { WireAction } from '$web/wire'
import type { Scene } from './scene'
import type { ArrivalForecast, HeroCard, HeroesForecast } from './view'
import type { Place, Way } from './ways'

/** The cards of the set in play, by their numbers. */
export type Cards = Readonly<Record<number, HeroCard>>

/** What one can look at closer. */
export type Seen =
  | { kind: 'hero'; seat: number | null; place: Place | null; hero: number }
  | { kind: 'tile'; region: number }
  | { kind: 'seat'; seat: number }
  | { kind: 'heroes'; seat: number; place: Place }

export interface Desk {
  readonly scene: Scene
  /** What will come of the table; null while something is told. */
  readonly forecast: HeroesForecast | null
  readonly me: number
  readonly cards: Cards
  readonly words: Words
  readonly say: Say
  /** Whether the table plays with Popularity (H-4.2). */
  readonly popularity: boolean
  /** Whether nothing is to move. */
  readonly still: boolean
  /** Tags of what is being told, by the things and places that it is about. */
  readonly marks: Readonly<Record<string, string>>
  heroName: (hero: number) => string
  /** The hero that is taken up, as `thing` names it. */
  readonly picked: string | null
  /** What can be done with a hero. */
  from: (thing: string) => readonly Way[]
  /** What can be done to a place with the hero that is taken up, or without one. */
  into: (place: Place) => readonly Way[]
  /** How much Food goes along with a hero, and what comes of it; null where nothing is known of it. */
  load: (action: WireAction) => { food: number; arrival: ArrivalForecast } | null
  tap: (thing: string) => void
  go: (way: Way) => void
  look: (seen: Seen, how?: How) => void | (() => void)
  drag: (thing: string) => Drag | null
}

/** What is printed on a tile (H-0.1). */
export const TILES: Readonly<Record<string, { points: number; slots: number }>> = {
  farm: { points: 2, slots: 1 },
  mine: { points: 3, slots: 2 },
  city: { points: 4, slots: 3 },
}
