import { expect, it } from 'vitest'
import { clearest } from './clearest'

const room = { left: 0, top: 40, width: 1000, height: 600 }
const box = { left: 350, top: 46, width: 300, height: 200 }

it('stays where it covers nothing', () => {
  expect(clearest(box, room, [[1, [{ left: 0, top: 300, width: 1000, height: 340 }]]])).toEqual([350, 46])
})
it('goes where it covers the least by weight', () => {
  const hand = { left: 0, top: 440, width: 1000, height: 200 }
  const middle = { left: 306, top: 40, width: 694, height: 400 }
  const left = { left: 0, top: 40, width: 300, height: 400 }
  const [x, y] = clearest(box, room, [
    [50, [hand, middle]],
    [1, [left]],
  ])
  expect([x, y < 240]).toEqual([6, true])
})
it('never leaves the room', () => {
  const [x, y] = clearest({ ...box, width: 990, height: 590 }, room, [[1, [box]]])
  expect(x).toBeGreaterThanOrEqual(6)
  expect(y).toBeGreaterThanOrEqual(46)
})
