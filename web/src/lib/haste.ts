/** Sums up turns that do not concern the viewer when much is waiting, so that their own turn comes soon. */

import type { WireEvent } from '../wire'

/** How much may wait before turns are summed up, in milliseconds at normal pace. */
const PATIENCE = 22_000
/** When so little is left, turns are shown in full again. */
const ENOUGH = 5_000

/** A beat as it waits: its hold, the hold that is enough in haste, and whether it must be shown in full. */
export interface Waiting {
  hold: number
  brief: number
  whole: boolean
}

/**
 * Says how long each beat is held. A beat whose brief hold is 0 belongs to the one after it: such a run is shown in full
 * or summed up in its last beat, so that nobody sees the beginning of a turn without its middle.
 */
export class Haste {
  #hurried = false
  /** Whether the current run is summed up; null between runs. */
  #summed: boolean | null = null

  /** The hold of the beat at this place, the first of those that wait. */
  next(waiting: readonly Waiting[], place = 0): number {
    const beat = waiting[place]
    if (!beat) return 0
    this.#summed ??= this.#sums(waiting, place)
    const hold = this.#summed ? beat.brief : beat.hold
    if (beat.brief > 0) this.#summed = null
    return hold
  }

  /** How long these beats will be held altogether. */
  left(waiting: readonly Waiting[]): number {
    const ahead = new Haste()
    ahead.#hurried = this.#hurried
    ahead.#summed = this.#summed
    return waiting.reduce((sum, _, place) => sum + ahead.next(waiting, place), 0)
  }

  /** Whether to sum up the run that begins here. A run whose end is not known yet is shown in full. */
  #sums(waiting: readonly Waiting[], from: number): boolean {
    const all = waiting.slice(from).reduce((sum, beat) => sum + beat.hold, 0)
    this.#hurried = all > PATIENCE || (this.#hurried && all > ENOUGH)
    const last = waiting.findIndex(({ brief }, place) => place >= from && brief > 0)
    return this.#hurried && last >= 0 && !waiting.slice(from, last + 1).some(({ whole }) => whole)
  }
}

/** Whether an event names this seat. Parameters that name seats begin with `seat`. */
export function concerns({ params }: WireEvent, seat: number | null): boolean {
  const names = ([name, value]: [string, unknown]): boolean => name.startsWith('seat') && [value].flat().includes(seat)
  return seat !== null && Object.entries(params).some(names)
}
