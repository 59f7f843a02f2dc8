import { expect, test } from 'vitest'
import type { WireEvent } from '../wire'
import { decisive } from './decisive'

const event = (tag: string, params: WireEvent['params']): WireEvent => ({ tag, rule: '', params })

test('the result tells of the winner, not of the last place', () => {
  const story = [
    event('place', { seat: 0, place: 2 }),
    event('place', { seat: 1, place: 1 }),
    event('place', { seat: 2 }),
  ]
  expect(decisive(story, [2, 1, 3])).toBe(story[1])
})

test('several winners may share an event, and without a winner the last event counts', () => {
  const shared = [event('shared', { seats: [0, 2] }), event('lost', { seat: 1 })]
  expect(decisive(shared, [1, 3, 1])).toBe(shared[0])
  const drawn = [event('drawn', {})]
  expect(decisive(drawn, [1, 1])).toBe(drawn[0])
  expect(decisive([], [1, 2])).toBeUndefined()
})
