/** The interface of boards. A board draws (scene, offer), keeps no state of the game, and sends offered actions. */

import type { Component } from 'svelte'
import type { Lexicon, SeatInfo, TableInfo, WireAction, WireEvent, WireOffer } from '../wire'
import { PLAIN } from './generic'
import type { Say, Words } from './words.svelte'

/** The events of the current beat. `key` differs from beat to beat, for animations. */
export interface Telling {
  key: number
  events: readonly WireEvent[]
  /** How long the beat is shown at the player's pace, in milliseconds; 0 if it is not shown. */
  hold: number
  /** Whether this beat sums up earlier ones, which were not shown. */
  summed?: boolean
}

/**
 * A game's `board/scene.ts`. A board draws a scene. `step` applies the facts that an event states and computes no rule.
 * After all events of an update, the scene must equal `sceneOf` its view.
 */
export interface SceneModule<V = unknown, S = unknown> {
  sceneOf: (view: V, seat: number | null) => S
  step: (scene: S, event: WireEvent, seat: number | null) => S
  /**
   * For scenes whose events do not state what they change: the scene after a beat, given the later events of its update
   * and the view after all of them. Default: the events state everything.
   */
  reveal?: (scene: S, events: readonly WireEvent[], later: readonly WireEvent[], view: V) => S
  /** Whether an event gets a caption, because it concerns this viewer. Default: every event does. */
  near?: (scene: S, event: WireEvent, seat: number | null) => boolean
  /** The message that sums up events of which none gets a caption. Default: the last caption stays. */
  gist?: (events: readonly WireEvent[], seat: number | null) => string | null
  /** Whether an event gives the result of dice. Its text waits until the dice have landed. Default: no event does. */
  lands?: (event: WireEvent) => boolean
  /** The first line of the story that may be read during the game, if a rule hides earlier ones. Default: all of it. */
  remembered?: (view: V, story: readonly WireEvent[]) => number
}

export interface BoardProps<V = unknown, F = unknown, S = unknown> {
  /** The table after all beats shown so far. */
  scene: S
  /** The current beat; null when all beats were shown and the player may choose. */
  telling: Telling | null
  /** The view once all beats were shown; null before. For things that matter only to a decision. */
  settled: V | null
  /** The newest view, which may be ahead of the animation. For things that never change, such as the options. */
  view: V
  /** What follows from the view by the rules, such as odds or the result of the next phase. */
  forecast: F
  offer: WireOffer | null
  /** The player's seat; null for a spectator. */
  seat: number | null
  seats: readonly SeatInfo[]
  table: TableInfo
  /** The seats that must choose. If the table shows who has chosen, only those that have not. */
  awaited: readonly number[]
  /** The seats that have chosen in secret while others have not, if the table shows this. Default: none. */
  ready?: readonly number[]
  /** The names and pieces that come with the table's options. */
  lexicon: Lexicon
  words: Words
  say: Say
  name: (seat: number) => string
  /**
   * Send an offered action, by its notation. Several actions form one gesture. Each is sent when a decision after the one
   * before offers it; otherwise the rest is dropped. An undo takes back the whole gesture.
   */
  choose: (action: string, ...then: string[]) => void
  /** All events shown so far, including this beat: for marks that stay after their beat. */
  story?: readonly WireEvent[]
  /** No motion wanted. */
  still: boolean
}

/** Functions that a board may export. */
export interface Asking {
  /**
   * Called before a choice from the list or from a hint is sent. If it returns true, the board asks the player first and
   * sends the choice itself.
   */
  asksFirst?: (action: string, ...then: string[]) => boolean
  /** The question in more detail than the game's prompt, or an empty text. */
  question?: () => string
  /** An offered action, worded by this position, for lists of choices. An empty text if its message is enough. */
  wording?: (action: WireAction) => string
}

/** The properties of a game's `Setup.svelte`, for options that need more than plain fields. */
export interface SetupProps {
  options: Record<string, unknown>
  words: Words
}

export interface Setup {
  default: Component<SetupProps, object, 'options'>
  /** The options that the component sets itself, or that have no effect. They get no plain field. */
  own?: (options: Record<string, unknown>) => readonly string[]
}

/** The properties of a game's `Showcase.svelte`, which shows its pieces on the design page. */
export interface ShowcaseProps {
  say: Say
}

// Only the game knows the types of its view and forecast.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Board = Component<BoardProps<any, any, any>, Asking>

export { PLAIN }

const boards = import.meta.glob<{ default: Board }>('../../../tablee/games/*/board/Board.svelte')
const scenes = import.meta.glob<SceneModule>('../../../tablee/games/*/board/scene.ts')
const setups = import.meta.glob<Setup>('../../../tablee/games/*/board/Setup.svelte')
const covers = import.meta.glob<{ default: Component }>('../../../tablee/games/*/board/Cover.svelte', { eager: true })

/** Returns the game's own board, or null. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`../../../tablee/games/${game}/board/Board.svelte`]
  return load ? (await load()).default : null
}

/** Returns the game's scene module. */
export async function scenesOf(game: string): Promise<SceneModule> {
  const load = scenes[`../../../tablee/games/${game}/board/scene.ts`]
  return load ? load() : (PLAIN as SceneModule)
}

/** Returns the game's own options component, or null. */
export async function setupOf(game: string): Promise<Setup | null> {
  const load = setups[`../../../tablee/games/${game}/board/Setup.svelte`]
  return load ? load() : null
}

/** Returns the picture on the game's box, or null. */
export function coverOf(game: string): Component | null {
  return covers[`../../../tablee/games/${game}/board/Cover.svelte`]?.default ?? null
}

const showcases = import.meta.glob<{ default: Component<ShowcaseProps> }>(
  '../../../tablee/games/*/board/Showcase.svelte',
)

/** The pieces of every game that shows some, by its id. */
export function allShowcases(): readonly {
  game: string
  load: () => Promise<{ default: Component<ShowcaseProps> }>
}[] {
  return Object.entries(showcases).map(([path, load]) => ({ game: path.split('/').at(-3) ?? '', load }))
}

/** The offered actions of one verb. */
export function offered(offer: WireOffer | null, verb: string): readonly WireAction[] {
  return offer?.actions.filter((action) => action.verb === verb) ?? []
}
