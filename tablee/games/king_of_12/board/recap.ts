/** The effects of the current or last turn on each seat, from its events, as marks beside the pieces. */

import type { WireEvent } from '$web/wire'

/**
 * `card` lies open; `broken` says that it was cancelled, `out` that the die was. `value` is what the die counts, once known.
 * `high` says that this is of the champions' table.
 */
export interface Trace {
  card: string
  broken: boolean
  value: number | null
  out: boolean
  podium: 'champion' | 'runner-up' | 'winner' | ''
  high: boolean
}

export type Recap = Readonly<Record<number, Trace>>

export const BLANK: Trace = { card: '', broken: false, value: null, out: false, podium: '', high: false }

const seatsOf = (event: WireEvent): readonly number[] => (event.params['seats'] as number[] | undefined) ?? []

export function traceOf(recap: Recap, seat: number): Trace {
  return recap[seat] ?? BLANK
}

function marked(recap: Recap, seats: readonly number[], marks: Partial<Trace>): Recap {
  return Object.fromEntries([
    ...Object.entries(recap),
    ...seats.map((seat) => [seat, { ...traceOf(recap, seat), ...marks }]),
  ]) as Recap
}

function compared(recap: Recap, event: WireEvent): Recap {
  const values = event.params['values'] as number[]
  return seatsOf(event).reduce((now, seat, place) => marked(now, [seat], { value: values[place]! }), recap)
}

type Change = (recap: Recap, event: WireEvent, seat: number) => Recap

const valued: Change = (recap, event, seat) => marked(recap, [seat], { value: Number(event.params['value']) })
const champion: Change = (recap, _, seat) => marked(recap, [seat], { podium: 'champion' })

const CHANGES: Readonly<Record<string, Change>> = {
  'turn-began': () => ({}),
  'round-began': () => ({}),
  'cards-returned': () => ({}),
  'champions-compared': (recap, event) =>
    marked(recap, seatsOf(event), { broken: false, value: null, out: false, podium: '', high: true }),
  'card-played': (recap, event, seat) => marked(recap, [seat], { card: String(event.params['card']) }),
  'cards-cancelled': (recap, event) => marked(recap, seatsOf(event), { broken: true }),
  'lady-cancelled': (recap, event) => marked(recap, seatsOf(event), { broken: true }),
  'cards-face-down': (recap, event) => marked(recap, seatsOf(event), { card: '', broken: false }),
  'value-doubled': valued,
  'value-raised': valued,
  'value-lowered': valued,
  'value-set': valued,
  'die-dodged': (recap, event, seat) => marked(recap, [seat], { value: Number(event.params['face']) }),
  'values-compared': compared,
  'dice-cancelled': (recap, event) => marked(recap, seatsOf(event), { out: true }),
  'champion-named': champion,
  'champion-sent': champion,
  'runner-up-named': (recap, _, seat) => marked(recap, [seat], { podium: 'runner-up' }),
  'points-cancelled': (recap, event) => marked(recap, seatsOf(event), { out: true }),
  'round-won': (recap, _, seat) => marked(recap, [seat], { podium: 'winner' }),
}

export function recall(recap: Recap, event: WireEvent): Recap {
  return CHANGES[event.tag]?.(recap, event, Number(event.params['seat'])) ?? recap
}

/** The marks of the last turn of a story. */
export function recapOf(story: readonly WireEvent[]): Recap {
  const last = story.findLastIndex((event) => event.tag === 'turn-began' || event.tag === 'round-began')
  return story.slice(Math.max(last, 0)).reduce(recall, {})
}
