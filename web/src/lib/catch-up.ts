/** Finds the new events of an update. After a reconnect or an undo, the server sends the whole story again. */

import type { Update, WireBeat, WireEvent } from '../wire'

export interface News {
  events: readonly WireEvent[]
  beats: readonly WireBeat[]
  /** Whether it came after a reconnect. */
  late: boolean
}

const same = (one: WireEvent | undefined, other: WireEvent | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Null if the known story is no longer valid, because a choice was undone. */
export function catchUp(
  story: readonly WireEvent[],
  update: Pick<Update, 'story_from' | 'events' | 'beats'>,
): News | null {
  const known = story.length - update.story_from
  if (known === 0) return { events: update.events, beats: update.beats, late: false }
  const kept = known > 0 && update.events.length >= known
  if (!kept || !story.slice(update.story_from).every((event, place) => same(event, update.events[place]))) return null
  const beats = update.beats.map(({ events, ...beat }) => ({
    ...beat,
    events: events.filter((place) => place >= known).map((place) => place - known),
  }))
  return { events: update.events.slice(known), beats: beats.filter((beat) => beat.events.length > 0), late: true }
}
