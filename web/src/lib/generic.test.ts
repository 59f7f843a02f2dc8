import { describe, expect, it } from 'vitest'
import type { WireAction } from '../wire'
import { actingSeats, bySeat, facesOf, handOf, PLAIN, type PlainScene } from './generic'

const show = (card: number | string): WireAction => ({ text: `show ${card}`, verb: 'show', params: { card } })

it('finds the hand by what is offered, else by its name', () => {
  expect(handOf({ points: [0, 0], cards: ['a', 'b'] }, [show('a')])).toBe('cards')
  expect(handOf({ points: [0, 0], hand: [2, 6] }, [show(3), show(7)])).toBe('hand')
  expect(handOf({ points: [0, 0] }, [show(3)])).toBeNull()
})
it('ties cards to actions by their value, or by their order where the view counts otherwise', () => {
  expect([...facesOf([3, 7], [show(3), show(7)])]).toEqual([
    [3, 3],
    [7, 7],
  ])
  expect([...facesOf([9, 2, 6], [show(3), show(7), show(10)])]).toEqual([
    [2, 3],
    [6, 7],
    [9, 10],
  ])
  expect([...facesOf([1, 9], [show('2'), show('10')])]).toEqual([
    [1, '2'],
    [9, '10'],
  ])
  expect([...facesOf([3, 7], [show(3)])]).toEqual([
    [3, 3],
    [7, 7],
  ])
})
it('finds who acts in a beat by the names of parameters', () => {
  const event = (params: Record<string, unknown>) => ({ tag: 'shown', rule: '', params })
  expect([...actingSeats([event({ seat: 1, card: 3 }), event({ card: 2 })])]).toEqual([1])
  expect([...actingSeats([event({ seats: [0, 2] })])]).toEqual([0, 2])
  expect([...actingSeats([event({ round: 2 })])]).toEqual([])
})

describe('the plain scene', () => {
  const event = (params: Record<string, unknown>) => ({ tag: 'told', rule: '', params })
  const [before, after] = [
    { points: [0, 0], round: 1 },
    { points: [2, 5], round: 2 },
  ]
  /** The points of both seats, and the round, after each beat. */
  function told(...events: ReturnType<typeof event>[]): unknown[] {
    let scene: PlainScene = PLAIN.sceneOf(before, 0)
    return events.map((each, place) => {
      scene = PLAIN.reveal!(scene, [each], events.slice(place + 1), after)
      return [bySeat(scene, 'points', 2), scene.view['round']]
    })
  }

  it('changes a seat with the last event that names it, and the rest at the end', () => {
    expect(told(event({ seat: 0 }), event({ seat: 1, seat_from: 0 }), event({ seats: [1] }))).toEqual([
      [[0, 0], 1],
      [[2, 0], 1],
      [[2, 5], 2],
    ])
  })
  it('waits for an event that names nobody: it may concern everybody', () => {
    expect(told(event({ seat: 0 }), event({ points: 7 }), event({ seat: 1 }))).toEqual([
      [[0, 0], 1],
      [[0, 0], 1],
      [[2, 5], 2],
    ])
  })
  it('has no values by seat of a field that is no list of that length', () => {
    expect(bySeat(PLAIN.sceneOf(before, 0), 'round', 2)).toBeNull()
    expect(bySeat(PLAIN.sceneOf(before, 0), 'points', 3)).toBeNull()
  })
})
