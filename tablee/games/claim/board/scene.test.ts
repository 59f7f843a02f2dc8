import { expect, test } from 'vitest'
import { sceneOf, step, toLead, type ClaimScene } from './scene'
import type { ClaimView, Side } from './view'

const side = (cards: Partial<Side> = {}): Side => ({
  hand: [],
  hand_unseen: 0,
  followers: [],
  followers_unseen: 0,
  secret: [],
  score: [],
  voids: [],
  ...cards,
})

const view = (change: Partial<ClaimView> = {}): ClaimView => ({
  viewer: 0,
  card_count: true,
  without_majority: 'more-votes',
  stage: 'lead',
  phase: 1,
  leader: 0,
  led: null,
  prize: 'knight-9',
  deck: 10,
  sides: [side({ hand: ['goblin-3', 'dwarf-2'] }), side({ hand_unseen: 2, followers: ['undead-1'] })],
  discards: [],
  unseen: ['goblin-4', 'dwarf-1'],
  votes: [null, null, null, null, null],
  last: null,
  ...change,
})

type Told = [tag: string, params: Record<string, unknown>]
const after = (scene: ClaimScene, ...told: Told[]): ClaimScene =>
  told.reduce((now, [tag, params]) => step(now, { tag, params }, 0), scene)

test('a card goes from the hand to the middle, and from there to where it is told', () => {
  const led = after(sceneOf(view(), 0), ['card-led', { seat: 0, card: 'goblin-3' }])
  expect(led.sides[0].hand).toEqual(['dwarf-2'])
  expect(led.played).toEqual([{ seat: 0, card: 'goblin-3', as: null }])
  const gone = after(led, ['card-discarded', { card: 'goblin-3' }])
  expect([gone.played, gone.discards]).toEqual([[], ['goblin-3']])
})

test('nobody is said to lead in a trick, or after the last one', () => {
  expect(toLead(sceneOf(view(), 0))).toBe(0)
  expect(toLead(sceneOf(view({ leader: 1 }), 0))).toBe(1)
  expect(toLead(sceneOf(view({ led: 'goblin-4' }), 0))).toBeNull()
  expect(toLead(sceneOf(view({ stage: 'over', sides: [side(), side()] }), 0))).toBeNull()
})

test('a card from a hidden hand leaves the card count', () => {
  const scene = after(sceneOf(view(), 0), ['card-led', { seat: 1, card: 'goblin-4' }])
  expect([scene.sides[1].handUnseen, scene.unseen]).toEqual([1, ['dwarf-1']])
})

test('who could not follow is known to lack the faction until the next hand', () => {
  const thrown = after(sceneOf(view(), 0), ['card-thrown', { seat: 1, card: 'dwarf-1', faction: 'goblin' }])
  expect(thrown.sides[1].voids).toEqual(['goblin'])
  expect(after(thrown, ['support-begins', { seat: 0 }]).sides[1].voids).toEqual([])
})

test('the trick is lit from its winner on until its cards are gone', () => {
  const won = after(
    sceneOf(view({ leader: 1, led: 'goblin-4' }), 0),
    ['card-followed', { seat: 0, card: 'goblin-3', faction: 'goblin' }],
    ['trick-won', { seat: 1, card: 'goblin-4' }],
  )
  expect(won.won).toEqual({ seat: 1, why: 'trick-won' })
  expect(won.last).toEqual({ led: 'goblin-4', second: 'goblin-3', winner: 1 })
  const gone = after(won, ['card-discarded', { card: 'goblin-4' }], ['card-discarded', { card: 'goblin-3' }])
  expect(gone.won).toBeNull()
})

test('a vote is whose the event says, and nobody’s where it names none', () => {
  const scored = after(sceneOf(view(), 0), ['undead-scored', { seat: 0, card: 'undead-3', seat_vote: 0 }])
  expect(scored.votes.undead).toBe(0)
  expect(after(scored, ['card-scored', { seat: 1, card: 'undead-4' }]).votes.undead).toBeNull()
})

test('without a card count the other’s followers are a number', () => {
  const scene = sceneOf(view({ card_count: false }), 0)
  expect([scene.sides[1].followers, scene.sides[1].followersUnseen, scene.unseen]).toEqual([[], 1, null])
  expect(after(scene, ['prize-taken', { seat: 1, card: 'knight-9' }]).sides[1].followersUnseen).toBe(2)
  expect(after(scene, ['prize-taken', { seat: 0, card: 'knight-9' }]).sides[0].followers).toEqual(['knight-9'])
})

test('votes are counted one by one, and all of them when the game is over', () => {
  const scene = after(sceneOf(view({ phase: 2 }), 0), ['vote-nobody', { faction: 'goblin', count: 0 }])
  expect(scene.counted).toEqual({ goblin: 'nobody' })
  const over = sceneOf(view({ stage: 'over', votes: [0, 1, null, 0, 0] }), 0)
  expect(over.counted).toEqual({ goblin: 0, dwarf: 1, undead: 'nobody', doppelganger: 0, knight: 0 })
})
