/** The beats of an update: which events are shown together, and for how long. */

import type { WireBeat, WireEvent } from '../wire'

const USUAL_HOLD = 700

/** An update: its view, where its lines begin in the story, and the places of those that are there. */
export interface Chapter {
  readonly view: unknown
  from: number
  written: number[]
}

export interface Beat {
  hold: number
  /** Enough in haste; 0 if the beat can be left out and the next one sums it up. */
  brief: number
  events: readonly WireEvent[]
  /** The places of its events in their update. */
  places: readonly number[]
  /** The events of its update that are told after it. */
  later: readonly WireEvent[]
  chapter: Chapter
  /** Shown again: it is already in the story. */
  again: boolean
}

/** The events of an update grouped by beats; without beats, each event is its own. */
export function grouped(events: readonly WireEvent[], beats: readonly WireBeat[], view: unknown): Beat[] {
  const chapter: Chapter = { view, from: 0, written: [] }
  const told = beats.length > 0 ? beats : events.map((_, place): WireBeat => ({ hold: USUAL_HOLD, events: [place] }))
  const order = told.map(({ events: places }) => places.filter((place) => events[place]))
  const named = (places: readonly number[]) => places.map((place) => events[place]!)
  return told.map(({ hold, brief }, index) => ({
    hold,
    brief: brief ?? hold,
    events: named(order[index]!),
    places: order[index]!,
    later: named(order.slice(index + 1).flat()),
    chapter,
    again: false,
  }))
}
