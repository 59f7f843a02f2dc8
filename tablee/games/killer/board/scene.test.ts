import { expect, test } from 'vitest'
import type { WireEvent } from '$web/wire'
import { outcomeOf } from './blows'
import { lands, near, sceneOf, stakes, step } from './scene'
import type { KillerView } from './view'

const event = (tag: string, params: WireEvent['params']): WireEvent => ({ tag, rule: 'D-1.5', params })

const view = (change: Partial<KillerView>): KillerView => ({
  options: {
    dice: 6,
    marks: 'common',
    low: 12,
    high: 30,
    life: 30,
    rolled_life: false,
    life_roll: 'once',
    out: 'at-zero',
    first: 'seat-1',
    regeneration: true,
    attackers_regenerate: false,
    announce: false,
    full_house: 'stop',
    full_house_dice: 'all',
    eliminated: 'out',
    limit: 200,
    endless: false,
    unlimited: false,
  },
  lives: [30, 19],
  fallen: [],
  phase: 'strike',
  seat: 0,
  rolled: [],
  aside: [[5, 5, 5, 6, 6, 6]],
  left: 6,
  total: 33,
  value: 3,
  target: 1,
  hits: 0,
  struck: [],
  damage: 0,
  full: false,
  starting: false,
  turns_left: 400,
  viewer: null,
  winners: [],
  ...change,
})

const roll = (faces: number[], hits: number, hits_all: number): WireEvent =>
  event('strike-rolled', { seat: 0, faces, value: 3, hits, hits_all, damage: 3 * hits_all })

test('an attack is drawn roll by roll, and the blow ends in the view', () => {
  const told = [
    roll([1, 2, 2, 3, 4, 6], 1, 1),
    roll([2, 3, 3, 5, 6], 2, 3),
    roll([1, 5, 6], 0, 3),
    event('life-lost', { seat: 1, damage: 9, life: 10 }),
    event('turn-begun', { seat: 1, left: 6 }),
  ]
  const scenes = told.reduce((all, each) => [...all, step(all[all.length - 1]!, each)], [sceneOf(view({}))])
  expect(scenes.map((scene) => scene.attack?.damage)).toEqual([0, 3, 9, 9, 9, undefined])
  expect(scenes.map((scene) => scene.lives[1])).toEqual([19, 19, 19, 19, 10, 10])
  expect(scenes[5]).toEqual(
    sceneOf(view({ lives: [30, 10], phase: 'roll', seat: 1, aside: [], total: 0, value: 0, target: null })),
  )
})

test('lives that are rolled for are nobody’s before the roll', () => {
  const before = sceneOf(view({ phase: 'life', seat: 1, value: 0 }))
  expect(before.lives).toEqual([30, null])
  expect(step(before, event('life-rolled', { seat: 1, faces: [2, 2, 3, 3, 4, 5], life: 19 })).lives).toEqual([30, 19])
})

test('a scene that was stepped from is left as it was', () => {
  const before = sceneOf(view({}))
  const kept = structuredClone(before)
  step(before, event('eliminated', { seat: 1 }))
  expect(before).toEqual(kept)
})

test('who plays on as a ghost has fallen too (D-2.8)', () => {
  const before = sceneOf(view({}))
  expect(step(before, event('became-ghost', { seat: 1 })).fallen).toEqual([1])
})

test('a ghost has nothing to lose, and only a revival to gain (D-2.8)', () => {
  const haunted = (eliminated: 'ghosts' | 'revival') =>
    sceneOf(view({ seat: 1, lives: [30, 0], fallen: [1], options: { ...view({}).options, eliminated } }))
  expect(stakes(haunted('ghosts'))).toEqual({ heals: false, hurts: false })
  expect(stakes(haunted('revival'))).toEqual({ heals: true, hurts: false })
  expect(stakes({ ...haunted('ghosts'), turn: 0 }).hurts).toBe(true)
})

test('what is rolled is not said before the dice lie still', () => {
  const healed = { ...event('life-gained', { seat: 0, gain: 3, life: 33 }), rule: 'D-1.3' }
  const rolls = [event('dice-rolled', { seat: 0, faces: [1] }), roll([1, 2], 0, 0), healed]
  expect(rolls.map(lands)).toEqual([true, true, true])
  expect(lands(event('life-lost', { seat: 1, damage: 9, life: 10 }))).toBe(false)
  expect(lands(event('eliminated', { seat: 1 }))).toBe(true)
  expect(lands(event('became-ghost', { seat: 1 }))).toBe(true)
  expect(lands(event('life-gained', { seat: 0, gain: 3, life: 33 }))).toBe(false)
})

test('at the limit of turns the most lives win, and equal ones share the win (D-4.6)', () => {
  const over = sceneOf(view({ phase: 'over', lives: [12, 12, 7, 0], fallen: [3], winners: [0, 1] }))
  expect(over.winners).toEqual([0, 1])
  const before = sceneOf(view({ lives: [12, 12, 7, 0], fallen: [3] }))
  expect(before.winners).toEqual([])
  expect(step(before, event('limit-shared', { seats: [0, 1], life: 12 })).winners).toEqual([0, 1])
  expect(step(before, event('limit-won', { seat: 0, life: 12 })).winners).toEqual([0])
})

test('the chances say what a score has brought', () => {
  const told = (...events: WireEvent[]) => outcomeOf({ key: 1, hold: 900, events })
  const scored = event('scored', { seat: 1, score: 19 })
  expect(told(scored)).toBeNull()
  expect(told(scored, event('attack-won', { seat: 1, value: 3 }))).toEqual({ kind: 'sword', text: '' })
  expect(told(event('life-lost', { seat: 1, damage: 7, life: 2 }))).toEqual({ kind: 'drop', text: '−7' })
  const healed = { ...event('life-gained', { seat: 1, gain: 4, life: 9 }), rule: 'D-1.3' }
  expect(told(healed)).toEqual({ kind: 'heart', text: '+4' })
})

test('others’ rolls have no caption, which could not be read in time, but their scores have one', () => {
  const [rolled, kept] = [event('dice-rolled', { seat: 1 }), event('dice-kept', { seat: 1, left: 2 })]
  const [last, scored] = [event('dice-kept', { seat: 1, left: 0 }), event('scored', { seat: 1 })]
  const captions = (seat: number | null) =>
    [rolled, kept, last, scored].map((each) => near(sceneOf(view({})), each, seat))
  expect(captions(0)).toEqual([false, true, false, true])
  expect(captions(1)).toEqual([true, true, true, true])
})
