/** What every board gets: it draws (scene, offer), keeps no state of the game, and sends one of the offered actions. */

import type { Component } from 'svelte'
import type { Lexicon, SeatInfo, TableInfo, WireAction, WireEvent, WireOffer } from '../wire'
import { PLAIN } from './teller.svelte'
import type { Say, Words } from './words.svelte'

/** What is being told just now: the events of one beat. `key` differs from beat to beat, for animation. */
export interface Telling {
  key: number
  events: readonly WireEvent[]
  /** How long the beat is held at the player's pace, in milliseconds; 0 where nothing is to be seen of it. */
  hold: number
}

/**
 * A game's `board/scene.ts`. The scene is what the board draws: facts that events state. `step` writes down what an event
 * says and computes no rule. Law: after the events of an update, step by step, the scene equals `sceneOf` its view.
 */
export interface SceneModule<V = unknown, S = unknown> {
  sceneOf: (view: V, seat: number | null) => S
  step: (scene: S, event: WireEvent, seat: number | null) => S
  /** Whether an event is about what this viewer looks at; the others are told without a caption. Default: all are. */
  near?: (scene: S, event: WireEvent, seat: number | null) => boolean
  /** Whether an event tells what dice show: its words wait until these have landed. Default: none does. */
  lands?: (event: WireEvent) => boolean
  /** From which line on the story may be read during the game, where a rule leaves the rest to memory. Default: all of it. */
  remembered?: (view: V, story: readonly WireEvent[]) => number
}

export interface BoardProps<V = unknown, F = unknown, S = unknown> {
  /** What is on the table by all that was told so far. */
  scene: S
  /** The beat being told; null when the telling has caught up and a choice may be made. */
  telling: Telling | null
  /** The view where the telling has caught up; null while it runs. For what only matters to a decision. */
  settled: V | null
  /** The newest view, which may run ahead of the telling: for what does not change, such as the options. */
  view: V
  /** What follows from the view by the rules: odds, what a phase will bring. */
  forecast: F
  offer: WireOffer | null
  /** My seat; null when I watch. */
  seat: number | null
  seats: readonly SeatInfo[]
  table: TableInfo
  awaited: readonly number[]
  /** The names and pieces that come with the table's options. */
  lexicon: Lexicon
  words: Words
  say: Say
  name: (seat: number) => string
  /**
   * Send an offered action, by its notation. Several are one gesture: each is sent when the one before has led to a decision
   * that offers it, the rest is dropped where none does, and they are taken back together.
   */
  choose: (action: string, ...then: string[]) => void
  /** All that was told so far, this beat included: for marks that outlast the telling of what they are about. */
  story?: readonly WireEvent[]
  /** No motion wanted. */
  still: boolean
}

/** What a board can be asked. */
export interface Asking {
  /**
   * Whether the board takes a choice that was made beside it (in the list, by a hint) into its own hands, to ask about it
   * first; then nothing is sent until that is answered.
   */
  asksFirst?: (action: string, ...then: string[]) => boolean
  /** What is asked in the player's own words, where the game's prompt alone leaves something open; else empty. */
  question?: () => string
}

/** What a game's own help with its options gets, where a form of plain fields is not enough. */
export interface SetupProps {
  options: Record<string, unknown>
  words: Words
}

export interface Setup {
  default: Component<SetupProps, object, 'options'>
  /** The options that it sets alone or that have no say beside the others: they get no plain field. */
  own?: (options: Record<string, unknown>) => readonly string[]
}

/** What a game's `Showcase.svelte` gets: its pieces, for the page that shows the design. */
export interface ShowcaseProps {
  say: Say
}

// Which view and forecast a board takes only its own game knows.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Board = Component<BoardProps<any, any, any>, Asking>

export { PLAIN }

const boards = import.meta.glob<{ default: Board }>('../../../tablee/games/*/board/Board.svelte')
const scenes = import.meta.glob<SceneModule>('../../../tablee/games/*/board/scene.ts')
const setups = import.meta.glob<Setup>('../../../tablee/games/*/board/Setup.svelte')
const covers = import.meta.glob<{ default: Component }>('../../../tablee/games/*/board/Cover.svelte', { eager: true })

/** The game's own board; null for a game that has none. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`../../../tablee/games/${game}/board/Board.svelte`]
  return load ? (await load()).default : null
}

/** How the game's board follows what is told. */
export async function scenesOf(game: string): Promise<SceneModule> {
  const load = scenes[`../../../tablee/games/${game}/board/scene.ts`]
  return load ? load() : PLAIN
}

/** The game's own help with its options; null for a game that has none. */
export async function setupOf(game: string): Promise<Setup | null> {
  const load = setups[`../../../tablee/games/${game}/board/Setup.svelte`]
  return load ? load() : null
}

/** The picture on the game's box; null for a game that has none. */
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
