import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SceneModule } from './board'
import { PLAIN } from './generic'
import { Replaying, type Frame } from './replaying.svelte'

const frame = (view: number): Frame => ({ events: [{ tag: 'x', rule: '', params: {} }], beats: [], view })

function replaying(): Replaying {
  const made = new Replaying()
  made.load([frame(10), frame(11), frame(12), frame(13)], PLAIN as SceneModule, null, 0)
  return made
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('plays step after step, each when the one before is told, and stops at the end', () => {
  const it = replaying()
  it.toggle()
  expect([it.step, it.teller.busy]).toEqual([1, true])
  vi.advanceTimersByTime(999)
  expect(it.step).toBe(1)
  vi.advanceTimersByTime(1)
  expect(it.step).toBe(2)
  vi.advanceTimersByTime(2000)
  expect([it.step, it.playing, it.teller.settled]).toEqual([3, false, 13])
})
it('is faster at a higher speed', () => {
  const it = replaying()
  it.speed = 2
  it.toggle()
  vi.advanceTimersByTime(500)
  expect(it.step).toBe(2)
})
it('steps on without waiting for what is told, and back at once', () => {
  const it = replaying()
  it.on()
  it.on()
  expect([it.step, it.teller.story.length]).toEqual([2, 3])
  it.back()
  expect([it.step, it.teller.settled, it.teller.busy]).toEqual([1, 11, false])
})
it('sets the scene where one scrubs to, and does not go beyond the ends', () => {
  const it = replaying()
  it.go(3)
  expect([it.teller.settled, it.teller.story.length]).toEqual([13, 4])
  it.go(99)
  expect(it.step).toBe(3)
  it.on()
  expect(it.step).toBe(3)
})
