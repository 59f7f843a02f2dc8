/** Shortens beats that do not concern the viewer when much is waiting, so that their own turn comes soon. */

import type { WireEvent } from '../wire'

/** How much may wait before beats get shorter, in milliseconds at normal pace. */
const PATIENCE = 10_000
/** A shorter beat could not be seen, so it is not held at all. */
const SHORTEST = 150

/** A beat as it waits: its hold, and the shortest hold that is enough. */
export interface Waiting {
  hold: number
  brief: number
}

/** From 0, all beats in full, to 1, each as short as it may be. */
export function hasteFor(waiting: readonly Waiting[]): number {
  const all = waiting.reduce((sum, beat) => sum + beat.hold, 0)
  const brief = waiting.reduce((sum, beat) => sum + beat.brief, 0)
  return all <= PATIENCE || brief === all ? 0 : Math.min(1, (all - PATIENCE) / (all - brief))
}

/** The hold of a beat in this haste. */
export function hastened({ hold, brief }: Waiting, haste: number): number {
  const short = hold - haste * (hold - brief)
  return short < Math.min(hold, SHORTEST) ? 0 : short
}

/** Whether an event names this seat. Parameters that name seats begin with `seat`. */
export function concerns({ params }: WireEvent, seat: number | null): boolean {
  const names = ([name, value]: [string, unknown]): boolean => name.startsWith('seat') && [value].flat().includes(seat)
  return seat !== null && Object.entries(params).some(names)
}
