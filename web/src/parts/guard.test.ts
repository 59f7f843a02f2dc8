import { expect, it } from 'vitest'
import { Guard } from './guard'

const at = (clientX: number, clientY: number, timeStamp: number, detail = 1) => ({
  clientX,
  clientY,
  timeStamp,
  detail,
})

/** Somebody presses at 1000 ms, lets go 80 ms later, and has chosen. */
function chosenAt(x: number, y: number): Guard {
  const guard = new Guard()
  guard.press(at(x, y, 1000))
  expect(guard.doubles(at(x, y, 1080))).toBe(false)
  guard.chose()
  return guard
}

it('takes no second click at the place of the choice', () => {
  const guard = chosenAt(100, 100)
  expect(guard.doubles(at(108, 104, 1230))).toBe(true)
})
it('takes no third one either', () => {
  const guard = chosenAt(100, 100)
  guard.press(at(100, 100, 1180))
  expect(guard.doubles(at(100, 100, 1230))).toBe(true)
  expect(guard.doubles(at(100, 100, 1380))).toBe(true)
})
it('takes a click elsewhere, later, or by a key', () => {
  const guard = chosenAt(100, 100)
  expect(guard.doubles(at(140, 100, 1200))).toBe(false)
  expect(guard.doubles(at(0, 0, 1200, 0))).toBe(false)
  expect(guard.doubles(at(100, 100, 1581))).toBe(false)
})
it('takes quick clicks that choose nothing', () => {
  const guard = new Guard()
  guard.press(at(100, 100, 1000))
  expect(guard.doubles(at(100, 100, 1100, 2))).toBe(false)
})
it('takes a click at the same place once a key was pressed', () => {
  const guard = chosenAt(100, 100)
  guard.forget()
  expect(guard.doubles(at(100, 100, 1200))).toBe(false)
})
it('takes a click at the same place after a choice by a key', () => {
  const guard = chosenAt(100, 100)
  guard.forget()
  guard.chose()
  expect(guard.doubles(at(100, 100, 1200))).toBe(false)
})
