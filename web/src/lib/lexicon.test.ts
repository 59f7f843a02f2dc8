import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Lexicon } from '../wire'
import * as api from './api'
import { followLexicon } from './lexicon'

const FOUND: Lexicon = { names: { 'card-1': 'One' }, pieces: [] }
const table = { game: 'some-game', options: {} }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('asks again until the names are there', async () => {
  const asked = vi
    .spyOn(api, 'lexicon')
    .mockRejectedValueOnce(new Error('busy'))
    .mockRejectedValueOnce(new Error('busy'))
  asked.mockResolvedValue(FOUND)
  const taken: Lexicon[] = []
  let missing = 0
  followLexicon(
    table,
    'en',
    (found) => taken.push(found),
    () => (missing += 1),
  )
  await vi.advanceTimersByTimeAsync(900)
  expect([asked.mock.calls.length, missing]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(5000)
  expect([asked.mock.calls.length, missing, taken]).toEqual([3, 2, [FOUND]])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(3)
})

it('ends when nobody looks any more', async () => {
  const asked = vi.spyOn(api, 'lexicon').mockRejectedValue(new Error('busy'))
  const end = followLexicon({ ...table, options: { other: 1 } }, 'en', () => undefined)
  await vi.advanceTimersByTimeAsync(500)
  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(1)
})
