import { expect, it } from 'vitest'
import { flightsOf } from './motion'

it('lets each drawn card fly from the deck to its own place in the hand', () => {
  const flights = flightsOf({ tag: 'cards-drawn', rule: 'H-2.5', params: { seat: 0, heroes: ['17', '20'] } })
  expect(flights.map(({ kind, from }) => [kind, from])).toEqual([
    ['drawn', ['[data-at="deck/0"]']],
    ['drawn', ['[data-at="deck/0"]']],
  ])
  expect(flights.map(({ to }) => to[0])).toEqual([
    '[data-at="cards/0"] [data-card^="17-"]',
    '[data-at="cards/0"] [data-card^="20-"]',
  ])
})
it('shows of the other player’s draw only that cards move', () => {
  const flights = flightsOf({ tag: 'cards-drawn-unseen', rule: 'H-2.5', params: { seat: 1, count: 2 } })
  expect(flights).toEqual([{ kind: 'card', from: ['[data-at="deck/1"]'], to: ['[data-at="hand/1"]'], count: 2 }])
})
