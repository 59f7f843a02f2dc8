/** What everybody at a table is called: people by their names, bots by their level, numbered where two are alike. */

import type { SeatInfo } from '../wire'
import type { Words } from './words.svelte'

export function namesOf(seats: readonly SeatInfo[], words: Words | null, shell: Words): string[] {
  const plain = seats.map((seat, place) => {
    if (seat.name) return seat.name
    return seat.bot && words ? words.say(`bot-${seat.bot}`) : shell.say('seat-without-name', { number: place + 1 })
  })
  return plain.map((name, place) => {
    const before = plain.slice(0, place).filter((other) => other === name).length
    return before > 0 ? `${name} ${before + 1}` : name
  })
}
