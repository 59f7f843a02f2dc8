import { expect, test } from 'vitest'

import type { Fact } from '../wire'
import { factMessage } from './facts'

const blow = (params: Record<string, number>): Fact => ({
  kind: 'loss',
  step: 3,
  seat: 1,
  count: 12,
  events: [{ tag: 'life-lost', rule: 'D-2.5', params }],
})

test('a number that the next sentence states is not said twice', () => {
  expect(factMessage(blow({ seat: 1, lives: 12, left: 18 }))).toBe('fact-loss-told')
})

test('a number that no sentence states is said', () => {
  expect(factMessage(blow({ seat: 1, left: 18 }))).toBe('fact-loss')
  expect(factMessage(blow({ seat: 0, lives: 12 }))).toBe('fact-loss')
})
