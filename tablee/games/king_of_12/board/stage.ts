/** What a turn looks like while it is being told: the table before it, with the events so far done to it. */

import type { WireEvent } from '$web/wire'
import type { KingView } from './view'

export interface Shown {
  die: number
  value: number | null
  card: string
  cancelledCard: boolean
  cancelledDie: boolean
  ones: number
  twos: number
  place: 'champion' | 'runner-up' | ''
}

export function atRest(view: KingView): Shown[] {
  return view.places.map((place) => ({
    die: place.die,
    value: place.card && place.value !== place.die ? place.value : null,
    card: place.card,
    cancelledCard: false,
    cancelledDie: false,
    ones: place.ones,
    twos: place.twos,
    place: '',
  }))
}

const number = (event: WireEvent, name: string) => Number(event.params[name])
const seatsOf = (event: WireEvent) => (event.params['seats'] as number[] | undefined) ?? []

/** One event done to the table. */
export function after(shown: readonly Shown[], event: WireEvent): Shown[] {
  const next = shown.map((each) => ({ ...each }))
  const mine = next[number(event, 'seat')]
  switch (event.tag) {
    case 'turn-began':
    case 'round-began':
      for (const each of next) Object.assign(each, { card: '', value: null, cancelledCard: false, cancelledDie: false, place: '' })
      if (event.tag === 'round-began') for (const each of next) Object.assign(each, { ones: 0, twos: 0 })
      break
    case 'champions-compared':
      for (const seat of seatsOf(event)) Object.assign(next[seat]!, { cancelledCard: false, cancelledDie: false, value: null, place: '' })
      break
    case 'card-played':
      if (mine) mine.card = String(event.params['card'])
      break
    case 'cards-cancelled':
    case 'lady-cancelled':
      for (const seat of seatsOf(event)) next[seat]!.cancelledCard = true
      break
    case 'dice-cancelled':
      for (const seat of seatsOf(event)) next[seat]!.cancelledDie = true
      break
    case 'die-rolled':
    case 'die-received':
    case 'die-turned-over':
    case 'die-reversed':
    case 'die-turned':
    case 'die-rerolled':
    case 'die-dodged':
      if (mine) mine.die = number(event, 'face')
      break
    case 'value-doubled':
    case 'value-raised':
    case 'value-lowered':
    case 'value-set':
      if (mine) mine.value = number(event, 'value')
      break
    case 'champion-named':
      if (mine) Object.assign(mine, { place: 'champion', twos: mine.twos + 1 })
      break
    case 'runner-up-named':
      if (mine) Object.assign(mine, { place: 'runner-up', ones: mine.ones + 1 })
      break
    case 'token-taken': {
      const from = next[number(event, 'seat_from')]
      const kind = String(event.params['token']) === '2' ? 'twos' : 'ones'
      if (mine && from) (mine[kind] += 1), (from[kind] -= 1)
      break
    }
  }
  return next
}
