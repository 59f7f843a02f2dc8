/** The event that decided a game, for the result. */

import type { WireEvent } from '../wire'

const names = ({ params }: WireEvent, seat: number): boolean =>
  params['seat'] === seat || ((params['seats'] as number[] | undefined) ?? []).includes(seat)

/** The last event about a winner, or else the last of all: a tournament ends with the places of all others. */
export function decisive(story: readonly WireEvent[], ranks: readonly number[]): WireEvent | undefined {
  return story.findLast((event) => ranks.some((rank, seat) => rank === 1 && names(event, seat))) ?? story.at(-1)
}
