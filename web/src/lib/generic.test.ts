import { expect, it } from 'vitest'
import type { WireAction } from '../wire'
import { actingSeats, facesOf, handOf } from './generic'

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
