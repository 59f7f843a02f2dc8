/** Shortens beats that do not concern the viewer when much is waiting, so that their own turn comes soon. */

/** How much may wait before beats get shorter, in milliseconds at normal pace. */
const PATIENCE = 10_000
/** A shorter beat could not be seen, so it is not held at all. */
const SHORTEST = 150

/** A beat as it waits: its hold, and the least part of it that must stay. */
export interface Waiting {
  hold: number
  least: number
}

/** From 0, all beats in full, to 1, each as short as it may be. */
export function hasteFor(waiting: readonly Waiting[]): number {
  const all = waiting.reduce((sum, beat) => sum + beat.hold, 0)
  const least = waiting.reduce((sum, beat) => sum + beat.hold * beat.least, 0)
  return all <= PATIENCE || least === all ? 0 : Math.min(1, (all - PATIENCE) / (all - least))
}

/** The hold of a beat in this haste. */
export function hastened({ hold, least }: Waiting, haste: number): number {
  const short = hold * (1 - haste * (1 - least))
  return short < Math.min(hold, SHORTEST) ? 0 : short
}
