import { describe, expect, test } from 'vitest'
import type { WireEvent } from '$web/wire'
import { step, type Scene, type SceneSide } from './scene'

const side = (more: Partial<SceneSide> = {}): SceneSide => ({
  hand: null,
  handSize: 0,
  shown: [],
  deck: 5,
  discard: [],
  camp: [],
  regions: [[], [], []],
  powers: [[], [], []],
  food: 0,
  stock: [0, 0, 0],
  cubes: [0, 0, 0],
  tiles: [],
  points: 0,
  ...more,
})
const table = (mine: Partial<SceneSide>, theirs: Partial<SceneSide> = {}): Scene => ({
  sides: [side(mine), side(theirs)],
  tiles: ['farm', 'mine', 'city'],
  below: [1, 1, 1],
  reserve: 10,
  popular: [null, null, null],
  seat: 0,
  turn: 4,
  actions: 3,
  draft: null,
  muster: null,
})
const event = (tag: string, params: WireEvent['params']): WireEvent => ({ tag, rule: 'H-2.1', params })

describe('the scene', () => {
  test('a hero recruited leaves the hand for the camp, and the action is gone', () => {
    const after = step(
      table({ hand: [2, 5], handSize: 2 }),
      event('hero-recruited', { seat: 0, hero: '5', actions: 2 }),
    )
    expect(after.sides[0].hand).toEqual([2])
    expect(after.sides[0].camp).toEqual([5])
    expect(after.actions).toBe(2)
  })

  test('the strengths are those that the event states', () => {
    const before = table({ camp: [7], regions: [[3], [], []], powers: [[1], [], []] })
    const after = step(before, event('hero-deployed', { seat: 0, hero: '7', place: 'left', powers: [2, 4] }))
    expect(after.sides[0].regions[0]).toEqual([3, 7])
    expect(after.sides[0].powers[0]).toEqual([2, 4])
  })

  test('a hero who starves is discarded, and the scene before is left as it was', () => {
    const before = table({ regions: [[3, 3], [], []], powers: [[1, 1], [], []] })
    const after = step(before, event('hero-starved', { seat: 0, hero: '3', place: 'left', powers: [1] }))
    expect(after.sides[0].regions[0]).toEqual([3])
    expect(after.sides[0].discard).toEqual([3])
    expect(before.sides[0].regions[0]).toEqual([3, 3])
  })

  test('stolen Food goes from one side to the other', () => {
    const params = { seat: 0, seat_victim: 1, food: 2, place_from: 'camp', place_to: 'left' }
    const after = step(table({}, { food: 3 }), event('food-stolen', params))
    expect([after.sides[0].stock[0], after.sides[1].food, after.reserve]).toEqual([2, 1, 10])
  })

  test('a tile that is won lies with its winner, and only then the cubes go back', () => {
    const won = step(
      table({ cubes: [1, 0, 0], tiles: ['city'] }),
      event('tile-won', { seat: 0, place: 'left', tile: 'farm', points: 2, total: 6 }),
    )
    expect([won.tiles[0], won.sides[0].tiles, won.sides[0].points]).toEqual([null, ['farm', 'city'], 6])
    expect(won.sides[0].cubes[0]).toBe(1)
    expect(step(won, event('cubes-returned', { place: 'left' })).sides[0].cubes[0]).toBe(0)
  })

  test('somebody else’s draw is a card more in an unseen hand', () => {
    const after = step(table({}, { handSize: 2 }), event('cards-drawn-unseen', { seat: 1, count: 1 }))
    expect([after.sides[1].handSize, after.sides[1].deck, after.sides[1].hand]).toEqual([3, 4, null])
  })
})
