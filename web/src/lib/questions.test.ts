import { expect, test } from 'vitest'
import type { Update } from '../wire'
import { notAgreed } from './questions'

const update = (
  asks: number | null,
  decision = 3,
  status = 'playing',
  paused = false,
  bot: string | null = null,
): Update =>
  ({
    seat: 0,
    decision,
    question: asks === null ? null : { about: 'draw', seat: asks, waiting: [1 - asks] },
    table: { status, paused, seats: [{ bot: null }, { bot }] },
  }) as unknown as Update

test('a question that disappears without an effect was not agreed to', () => {
  expect(notAgreed(update(0), update(null))).toBe(true)
})

test('a question that is open, that another asked or that had its effect was not refused', () => {
  expect(notAgreed(null, update(null))).toBe(false)
  expect(notAgreed(update(0), update(0))).toBe(false)
  expect(notAgreed(update(1), update(null))).toBe(false)
  expect(notAgreed(update(0), update(null, 2))).toBe(false)
  expect(notAgreed(update(0), update(null, 3, 'finished'))).toBe(false)
  expect(notAgreed(update(0), update(null, 3, 'playing', true))).toBe(false)
})

test('a question that lapses because a bot sits down was not refused', () => {
  expect(notAgreed(update(0), update(null, 3, 'playing', false, 'hasty'))).toBe(false)
})
