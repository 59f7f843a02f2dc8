/** The effect of a beat on a seat, for its animation, read from the beat's events. */

import type { Telling } from '$web/lib/board'
import type { WireEvent } from '$web/wire'

export interface Moves {
  /** The beat's length in milliseconds; 0 outside a beat. */
  hold: number
  /** A number that differs from roll to roll; 0 if the die is not rolled. */
  rolls: number
  plays: boolean
  cardBreaks: boolean
  dieBreaks: boolean
  /** The origin of a new token, as a selector in the board. */
  tokenFrom: string
  /** The die comes from another seat, unchanged. */
  passes: boolean
}

export const REST: Moves = {
  hold: 0,
  rolls: 0,
  plays: false,
  cardBreaks: false,
  dieBreaks: false,
  tokenFrom: '',
  passes: false,
}

const BANK = '[data-bank]'
const about = (event: WireEvent, seat: number): boolean =>
  event.params['seat'] === seat || ((event.params['seats'] as number[] | undefined) ?? []).includes(seat)

export function movesOf(telling: Telling | null, seat: number): Moves {
  if (!telling || telling.hold === 0) return REST
  const here = telling.events.filter((event) => about(event, seat))
  const has = (...tags: string[]): boolean => here.some((event) => tags.includes(event.tag))
  const theft = here.find((event) => event.tag === 'token-taken')
  return {
    hold: telling.hold,
    rolls: has('die-rolled', 'die-rerolled') ? telling.key + 1 : 0,
    plays: has('card-played'),
    cardBreaks:
      has('cards-cancelled') || here.some((event) => event.tag === 'lady-cancelled' && event.params['seat'] !== seat),
    dieBreaks: has('dice-cancelled'),
    tokenFrom: theft ? `[data-seat="${String(theft.params['seat_from'])}"] [data-tokens]` : BANK,
    passes: has('die-received'),
  }
}

/** Let dice that change hands travel from seat to seat; K12-4.7: to the left, so each comes from the seat before. */
export function passDice(board: HTMLElement, telling: Telling): void {
  const seats = (telling.events.find((event) => event.tag === 'dice-passed')?.params['seats'] as number[]) ?? []
  const dice = seats.map((seat) => board.querySelector(`[data-seat="${seat}"] [data-die]`))
  dice.forEach((die, index) => {
    const from = dice.at(index - 1)?.getBoundingClientRect()
    const to = die?.getBoundingClientRect()
    if (!die || !from || !to) return
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
    die.animate(
      [
        { transform: start, zIndex: 20 },
        { transform: 'none', zIndex: 20 },
      ],
      {
        duration: Math.min(700, telling.hold * 0.75),
        easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
      },
    )
  })
}
