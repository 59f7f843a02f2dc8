import { expect, test } from 'vitest'
import { standings } from './standings'

test('who lost together stands in the order of the scores', () => {
  const order = standings([2, 2, 2, 1], [1, 0, 2, 2]).map((place) => place.seat)
  expect(order).toEqual([3, 2, 0, 1])
})

test('without scores, equal ranks stand in the order of the seats', () => {
  expect(standings([2, 1, 2]).map((place) => place.seat)).toEqual([1, 0, 2])
})
