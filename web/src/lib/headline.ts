/** The sentence above the table: what is asked, who is awaited, who has won. */

import type { Update } from '../wire'
import type { Words } from './words.svelte'

const MANY = 4

export function headlineOf(update: Update, words: Words, shell: Words): string {
  const { table, offer } = update
  if (table.status === 'finished') return winnersOf(update, words, shell)
  if (table.status === 'closed') return shell.say('table-closed')
  if (table.status === 'open') return shell.say('table-waiting')
  if (table.paused) return shell.say('table-paused')
  if (offer) return offer.chosen === null ? words.prompt(offer.prompt) : shell.say('you-have-chosen')
  const others = update.awaited.filter((seat) => seat !== update.seat)
  if (others.length > MANY) return shell.say('waiting-for-many', { count: others.length })
  return others.length > 0 ? words.say('waiting-for', { seats: others }) : shell.say('one-moment')
}

function winnersOf({ table, seat }: Update, words: Words, shell: Words): string {
  const first = (table.ranks ?? []).flatMap((rank, place) => (rank === 1 ? [place] : []))
  if (first.length === 1 && first[0] === seat) return shell.say('you-win')
  return first.length === 1 ? words.say('has-won', { seat: first[0] }) : words.say('have-drawn', { seats: first })
}
