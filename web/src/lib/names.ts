/** The names at a table. Bots get names that no person there has. */

import type { SeatInfo } from '../wire'
import type { Words } from './words.svelte'

export function namesOf(seats: readonly SeatInfo[], shell: Words): string[] {
  const taken = new Set(seats.map((seat) => seat.name?.toLowerCase()))
  const free = shell
    .say('bot-names')
    .split(', ')
    .filter((name) => !taken.has(name.toLowerCase()))
  return seats.map((seat, place) => {
    if (seat.name) return seat.name
    return (seat.bot && free.shift()) || shell.say('seat-without-name', { number: place + 1 })
  })
}

/** A name for a single line, with a bot's level in brackets. */
export function labelOf(seat: SeatInfo | undefined, name: string, words: Words): string {
  return seat?.bot ? words.say('name-level', { name, text: words.say(`bot-${seat.bot}`) }) : name
}
