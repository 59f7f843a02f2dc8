/** What every board gets: it draws (view, offer), keeps no state of the game, and sends one of the offered actions. */

import type { Component } from 'svelte'
import type { Lexicon, SeatInfo, TableInfo, WireAction, WireEvent, WireOffer } from '../wire'
import type { Say, Words } from './words.svelte'

export interface BoardProps<V = unknown> {
  view: V
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
  /** Send an offered action, by its notation. */
  choose: (action: string) => void
  /** What has just happened, for animation; empty on the first update. */
  fresh: readonly WireEvent[]
  /** No motion wanted. */
  still: boolean
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

export type Board = Component<BoardProps<any>>

const boards = import.meta.glob<{ default: Board }>('../../../tablee/games/*/board/Board.svelte')
const setups = import.meta.glob<Setup>('../../../tablee/games/*/board/Setup.svelte')
const covers = import.meta.glob<{ default: Component }>('../../../tablee/games/*/board/Cover.svelte', { eager: true })

/** The game's own board; null for a game that has none. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`../../../tablee/games/${game}/board/Board.svelte`]
  return load ? (await load()).default : null
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

/** The offered actions of one verb. */
export function offered(offer: WireOffer | null, verb: string): readonly WireAction[] {
  return offer?.actions.filter((action) => action.verb === verb) ?? []
}
