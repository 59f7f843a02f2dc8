import { expect, test } from 'vitest'
import { apart } from './marks'

const row = (...lefts: number[]): { left: number; top: number }[] => lefts.map((left) => ({ left, top: 15 }))

test('marks that cover none other stay where they are', () => {
  expect(apart(row(200, 40, 100), 26, 300)).toEqual([200, 40, 100])
  expect(apart([...row(100), { left: 104, top: 60 }], 26, 300)).toEqual([100, 104])
})

test('marks that overlap stand side by side in the order of their steps', () => {
  const [first, second, third] = apart(row(126, 187, 173), 26, 300)
  expect(first).toBe(126)
  expect((second ?? 0) - (third ?? 0)).toBe(26)
  expect((second ?? 0) + (third ?? 0)).toBe(187 + 173)
})

test('marks at the end stay inside and keep their order', () => {
  expect(apart(row(286, 280, 284), 26, 300)).toEqual([286, 234, 260])
  expect(apart(row(14, 12), 26, 300)).toEqual([40, 14])
})
