import { expect, test } from 'vitest'
import type { WireEvent } from '$web/wire'
import { recapOf, traceOf } from './recap'
import { gist, near, remembered, reversed, sceneOf, step, type Scene } from './scene'
import type { KingView } from './view'

const place = { die: 5, value: 5, card: '', spent: [], hand: 2, ones: 0, twos: 1, wins: 0, buried: 0 }
const view = {
  viewer: 0,
  hand: ['lady', 'knight'],
  buried: [],
  characters: ['lady', 'knight'],
  phase: 'play',
  round: 1,
  turn: 0,
  playoff: false,
  groups: [
    [0, 1],
    [2, 3, 4],
  ],
  stage: [
    [0, 1],
    [2, 3, 4],
  ],
  among_champions: false,
  champions: [],
  oracle: null,
  pending: [],
  winner: null,
  places: [0, 1, 2, 3, 4].map(() => ({ ...place, shown: [], shown_later: [] })),
} as unknown as KingView

const event = (tag: string, params: WireEvent['params']): WireEvent => ({ tag, rule: '', params })
const told = (seat: number | null, ...events: WireEvent[]): Scene =>
  events.reduce((scene, each) => step(scene, each, seat), sceneOf(view))

test('a played card leaves the hand of its owner alone, and is spent for all', () => {
  const played = event('card-played', { seat: 0, card: 'lady' })
  expect(told(0, played).hand).toEqual(['knight'])
  expect(told(1, played).hand).toEqual(['lady', 'knight'])
  expect(told(1, played).places[0]).toMatchObject({ hand: 1, spent: ['lady'] })
})

test('cards that lie face down are seen by their owner alone', () => {
  const turn = [event('card-played', { seat: 0, card: 'lady' }), event('cards-face-down', { seats: [0, 1, 2, 3, 4] })]
  expect(told(0, ...turn).places[0]).toMatchObject({ hand: 1, spent: ['lady'] })
  expect(told(1, ...turn).places[0]).toMatchObject({ hand: 1, spent: [] })
  expect(told(null, ...turn).places[0]).toMatchObject({ hand: 1, spent: [] })
  const returned = event('cards-returned', { seats: [0, 1, 2, 3, 4] })
  expect(told(1, ...turn, returned).places[0]).toMatchObject({ hand: 2, spent: [] })
  expect(told(0, ...turn, returned).hand).toEqual(['lady', 'knight'])
})

test('where cards lie face down the story is told from the last turn on', () => {
  const story = [event('turn-began', { turn: 1 }), event('card-played', {}), event('turn-began', { turn: 2 })]
  const open = { ...view, options: { played_cards: 'open' } } as unknown as KingView
  const down = { ...view, options: { played_cards: 'face-down' } } as unknown as KingView
  expect(remembered(open, story)).toBe(0)
  expect(remembered(down, story)).toBe(2)
  expect(remembered(down, story.slice(0, 2))).toBe(0)
  expect(remembered(down, [])).toBe(0)
})

test('a stolen token goes from seat to seat', () => {
  const scene = told(0, event('token-taken', { seat: 1, seat_from: 0, token: '2' }))
  expect(scene.places.map((each) => each.twos)).toEqual([0, 2, 1, 1, 1])
})

test('a group hears of itself, and everybody of the champions’ table', () => {
  const scene = sceneOf(view)
  const rolled = event('die-rerolled', { seat: 3, before: 1, face: 2 })
  expect(near(scene, rolled, 0)).toBe(false)
  expect(near(scene, rolled, 2)).toBe(true)
  expect(near(scene, rolled, null)).toBe(false)
  expect(near(scene, event('turn-began', { turn: 2 }), null)).toBe(true)
  expect(near(scene, event('group-compared', { group: 1, seats: [0, 1, 2] }), 0)).toBe(false)
  const champions = step(scene, event('champions-compared', { seats: [1, 3] }), 0)
  expect(near(champions, rolled, 0)).toBe(true)
  expect(near(champions, rolled, null)).toBe(true)
})

test('everybody hears who sits at the champions’ table, who wins, and a spectator of thefts', () => {
  const scene = sceneOf(view)
  expect(near(scene, event('champions-compared', { seats: [1, 3] }), 4)).toBe(true)
  expect(near(scene, event('round-won', { seat: 0, points: 5, wins: 1 }), 4)).toBe(true)
  const theft = event('token-taken', { seat: 1, seat_from: 0, token: '2' })
  expect([near(scene, theft, null), near(scene, theft, 4)]).toEqual([true, false])
})

test('of the dice that pass, the caption says only which one comes to me', () => {
  const scene = { ...sceneOf(view), groups: [[0, 1, 2, 3]] }
  const received = [0, 1, 2, 3].map((seat) => event('die-received', { seat, face: 4 }))
  expect(received.filter((each) => near(scene, each, 1)).map((each) => each.params['seat'])).toEqual([1])
  expect(near(scene, event('dice-passed', { seat: 0 }), 1)).toBe(true)
})

test('the Knight of another group does not make the lowest of mine win', () => {
  const events = [event('group-compared', { group: 2, seats: [2, 3, 4] }), event('lowest-won', { seat: 3 })]
  expect([reversed(events, [0, 1]), reversed(events, [2, 3, 4])]).toEqual([false, true])
})

test('a step of several groups is summed up', () => {
  const heading = event('group-compared', { group: 2, seats: [3, 4] })
  expect(gist([heading, event('die-rerolled', { seat: 3, before: 1, face: 2 })], null)).toBe('board-gist-acted')
  expect(gist([event('die-rolled', { seat: 3, face: 2 })], null)).toBe('board-gist-rolled')
  expect(gist([event('dice-cancelled', { seats: [3, 4], value: 2 })], null)).toBe('board-gist-compared')
  expect(gist([heading], null)).toBe(null)
})

test('a player does not read of other groups as if it were the own one', () => {
  const scene = {
    ...sceneOf(view),
    groups: [
      [0, 1],
      [2, 3],
    ],
  }
  const cancelled = event('cards-cancelled', { seats: [2, 3], card: 1 })
  expect(near(scene, cancelled, 0)).toBe(false)
  expect(gist([cancelled], 0)).toBe('board-gist-elsewhere')
  expect(gist([event('die-rolled', { seat: 3, face: 2 })], 0)).toBe('board-gist-rolled')
  expect(near(scene, event('cards-ran-out', { seats: [2, 3] }), 0)).toBe(true)
})

test('a recap tells of the last turn alone, and champions start afresh', () => {
  const story = [
    event('turn-began', { turn: 1 }),
    event('card-played', { seat: 0, card: 'lady' }),
    event('turn-began', { turn: 2 }),
    event('card-played', { seat: 1, card: 'knight' }),
    event('cards-cancelled', { seats: [1, 0], card: 'knight' }),
    event('values-compared', { seats: [0, 1], values: [3, 14] }),
    event('champion-sent', { seat: 1, value: 14 }),
  ]
  expect(traceOf(recapOf(story), 0)).toEqual({ card: '', broken: true, value: 3, out: false, podium: '', high: false })
  expect(traceOf(recapOf(story), 1)).toMatchObject({ card: 'knight', broken: true, value: 14, podium: 'champion' })
  const further = recapOf([...story, event('champions-compared', { seats: [1] })])
  expect(traceOf(further, 1)).toEqual({
    card: 'knight',
    broken: false,
    value: null,
    out: false,
    podium: '',
    high: true,
  })
  const named = recapOf([...story, event('champions-compared', { seats: [1] }), event('runner-up-named', { seat: 1 })])
  expect(traceOf(named, 1)).toMatchObject({ podium: 'runner-up', high: true })
})
