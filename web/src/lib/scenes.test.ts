/** Checks that a scene equals its view after all events, on whole games written by `python -m tools.streams`. */

import { createReadStream, existsSync } from 'node:fs'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import type { SceneModule } from './board'
import { differing, fault, told, type Stream } from './streams'

const scenes = import.meta.glob<SceneModule>('../../../tablee/games/*/board/scene.ts', { eager: true })
const folder = process.env['TABLEE_STREAMS'] ?? '.make/streams'
const MOST_FAULTS = 3
const LONG = 3_600_000

describe.each(Object.entries(scenes))('%s', (path, module) => {
  const game = path.split('/').at(-3)!
  const file = `${folder}/${game}.jsonl`

  test(`after the last beat of every update of ${game} the scene is that of the view`, { timeout: LONG }, async () => {
    expect(existsSync(file), `first: python -m tools.streams ${folder} --game ${game}`).toBe(true)
    const faults: string[] = []
    let streams = 0
    for await (const line of createInterface({ input: createReadStream(file) })) {
      streams += 1
      const found = fault(module, JSON.parse(line) as Stream)
      if (found !== null) faults.push(found)
      if (faults.length === MOST_FAULTS) break
    }
    expect(faults, faults.join('\n')).toEqual([])
    expect(streams).toBeGreaterThan(0)
  })
})

interface Score {
  score: number
}
const counting: SceneModule<Score, Score> = {
  sceneOf: (view) => ({ score: view.score }),
  step: (scene, event) => ({ score: scene.score + Number(event.params['points']) }),
}
const scored = (points: number) => ({ tag: 'scored', rule: 'X-1', params: { points } })
const stream = (score: number): Stream => ({
  game: 'toy',
  preset: 'first',
  seats: 2,
  seed: 7,
  viewer: 1,
  updates: [
    { view: { score: 1 }, events: [], beats: [] },
    { view: { score }, events: [scored(2), scored(3)], beats: [{ hold: 700, events: [1, 0] }] },
  ],
})

test('a telling that ends in the view has no fault', () => {
  expect(fault(counting as SceneModule, stream(6))).toBeNull()
})

test('a telling that ends elsewhere is told with its game, viewer, update, events and first difference', () => {
  expect(fault(counting as SceneModule, stream(5))).toBe(
    'toy first, 2 seats, game 7, seat 1, update 1: scored, scored\n  scene.score: told 6, but the view has 5',
  )
})

test('events are told in the order of their beats', () => {
  const order: SceneModule = {
    sceneOf: () => [],
    step: (scene, event) => [...(scene as unknown[]), event.params['points']],
  }
  expect(told(order, null, stream(0).updates[1]!, null)).toEqual([3, 2])
})

test('a step that changes the scene it is given is caught', () => {
  const careless: SceneModule<Score, Score> = { ...counting, step: (scene) => Object.assign(scene, { score: 9 }) }
  expect(() => fault(careless as SceneModule, stream(9))).toThrow(TypeError)
})

test.each([
  [{ a: [1, 2] }, { a: [1, 3] }, 'scene.a[1]: told 2, but the view has 3'],
  [{ a: 1 }, { a: 1, b: null }, 'scene.b: told nothing, but the view has null'],
  [[1], [1, 2], 'scene: told [1], but the view has [1,2]'],
  [{ a: {} }, { a: null }, 'scene.a: told {}, but the view has null'],
])('%j differs from %j', (left, right, said) => {
  expect(differing(left, right)).toBe(said)
  expect(differing(left, left)).toBeNull()
})
