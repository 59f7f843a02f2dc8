/** What the components of the board share: scene, cards, messages, the picked hero and its actions. */

import type { Drag } from '$web/parts/drag'
import type { How } from '$web/parts/look'
import type { Say, Words } from '$web/lib/words.svelte'
import type { WireAction } from '$web/wire'
import type { Scene } from './scene'
import type { ArrivalForecast, HeroCard, HeroesForecast } from './view'
import type { Place, Way } from './ways'

/** The cards of the set in play, by their numbers. */
export type Cards = Readonly<Record<number, HeroCard>>

/** Things to look at closer. */
export type Seen =
  | { kind: 'hero'; seat: number | null; place: Place | null; hero: number }
  | { kind: 'tile'; region: number }
  | { kind: 'seat'; seat: number }
  | { kind: 'heroes'; seat: number; place: Place }

export interface Desk {
  readonly scene: Scene
  /** The forecast; null during an animation. */
  readonly forecast: HeroesForecast | null
  readonly me: number
  readonly cards: Cards
  readonly words: Words
  readonly say: Say
  /** Whether the table plays with Popularity (H-4.2). */
  readonly popularity: boolean
  /** Whether motion is off. */
  readonly still: boolean
  /** Tags of the current events, by the things and places they concern. */
  readonly marks: Readonly<Record<string, string>>
  heroName: (hero: number) => string
  /** The picked hero, as `thing` names it. */
  readonly picked: string | null
  /** The actions with a hero. */
  from: (thing: string) => readonly Way[]
  /** The actions at a place, with the picked hero or without one. */
  into: (place: Place) => readonly Way[]
  /** The Food that goes along with a hero, and its effect; null if unknown. */
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
