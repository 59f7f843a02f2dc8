/** The sentence above the table: what is asked, who is awaited, who has won, or what is being told. */

import type { TableInfo, Update } from '../wire'
import type { Told } from './teller.svelte'
import type { Words } from './words.svelte'

const MANY = 4

export function headlineOf(update: Update, words: Words, shell: Words): string {
  const { table, offer } = update
  if (table.status === 'finished') return winnersOf(update, words, shell)
  if (table.status === 'closed') return shell.say('table-closed')
  if (table.status === 'open') return shell.say('table-waiting')
  if (table.paused) return shell.say('table-paused')
  if (offer && offer.chosen === null) return words.prompt(offer.prompt)
  if (offer && update.missing === null) return shell.say('you-have-chosen')
  const others = (update.missing ?? update.awaited).filter((seat) => seat !== update.seat)
  if (others.length > 0) return awaitedOf(others, table, words, shell)
  return shell.say('one-moment')
}

/** Who is awaited. Among many, the people: bots keep nobody waiting for long. */
function awaitedOf(others: readonly number[], table: TableInfo, words: Words, shell: Words): string {
  if (others.length <= MANY) return words.say('waiting-for', { seats: others })
  const people = others.filter((seat) => !table.seats[seat]?.bot)
  if (people.length > MANY) return shell.say('waiting-for-many', { count: people.length })
  return people.length > 0 ? words.say('waiting-for', { seats: people }) : shell.say('waiting-for-bots')
}

function winnersOf({ table, seat }: Update, words: Words, shell: Words): string {
  const first = (table.ranks ?? []).flatMap((rank, place) => (rank === 1 ? [place] : []))
  if (first.length === 1 && first[0] === seat) return shell.say('you-win')
  return first.length === 1 ? words.say('has-won', { seat: first[0] }) : words.say('have-drawn', { seats: first })
}

/** A beat in words: in full for screen readers, and `short` for the bar, beside a table that shows the rest. */
export interface Caption {
  key: number
  text: string
  short: string
}

/** The beats that were shown, in words. */
export function captionsOf(heard: readonly Told[], words: Words): Caption[] {
  return heard.map(({ key, events, gist }) => {
    const text = gist ? words.say(gist) : joined(events.map(words.event))
    return { key, text, short: gist ? text : joined(events.map(words.caption)) || text }
  })
}

const joined = (sentences: readonly string[]): string => sentences.filter((each) => each !== '').join(' ')

/** The caption of the current beat, or of the last one that has any. */
export function latestOf(captions: readonly Caption[]): string {
  return captions.findLast(({ short }) => short !== '')?.short ?? ''
}
