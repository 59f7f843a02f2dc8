import { expect, it } from 'vitest'
import { beside } from './beside'

const phone = { width: 400, height: 700 }
const size = { width: 200, height: 120 }
const card = { left: 160, top: 600, width: 60, height: 90 }

it('stands above a card at the bottom of the screen', () => {
  expect(beside(card, size, [], phone)).toEqual({ left: 90, top: 472 })
})
it('stands above my seat, too, where that lies above the card', () => {
  const mine = { left: 0, top: 520, width: 400, height: 70 }
  expect(beside(card, size, [mine], phone)).toEqual({ left: 90, top: 392 })
})
it('covers as little of the seats as it can where they are everywhere', () => {
  const mine = { left: 0, top: 520, width: 400, height: 70 }
  const theirs = { left: 0, top: 10, width: 400, height: 400 }
  expect(beside(card, size, [mine, theirs], phone).top).toBe(392)
})
it('stands beside a thing elsewhere, inside the screen', () => {
  expect(beside({ left: 10, top: 5, width: 60, height: 40 }, size, [], phone)).toEqual({ left: 78, top: 4 })
  expect(beside({ left: 330, top: 200, width: 60, height: 40 }, size, [], phone)).toEqual({ left: 122, top: 160 })
})
