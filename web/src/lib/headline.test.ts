import { expect, test } from 'vitest'
import { captionsOf, headlineOf, latestOf } from './headline'
import type { Update } from '../wire'
import type { Told } from './teller.svelte'
import type { Words } from './words.svelte'

const words = { say: (id: string, params = {}) => `${id} ${JSON.stringify(params)}` } as unknown as Words

/** What a spectator reads while everybody at a table of sixteen is awaited, some of them bots. */
function awaited(bots: number): string {
  const seats = Array.from({ length: 16 }, (_, place) => ({ bot: place < bots ? 'quick' : null }))
  const all = seats.map((_, place) => place)
  const update = { table: { status: 'playing', seats }, offer: null, awaited: all, missing: all, seat: null }
  return headlineOf(update as unknown as Update, words, words)
}

test('among many who are awaited, the few people are named', () => {
  expect(awaited(14)).toBe('waiting-for {"seats":[14,15]}')
})

test('many people are counted without the bots', () => {
  expect(awaited(6)).toBe('waiting-for-many {"count":10}')
})

test('bots alone are not called players', () => {
  expect(awaited(16)).toBe('waiting-for-bots {}')
})

/** Two events, of which the game words one shorter for the bar and leaves another to the table. */
const spoken = {
  say: (id: string) => id,
  event: ({ tag }: { tag: string }) => `All about ${tag}.`,
  caption: ({ tag }: { tag: string }) => ({ shown: '', equal: 'Equal.' })[tag] ?? `All about ${tag}.`,
} as unknown as Words
const heard = (...tags: string[]): Told[] => [
  { key: 1, gist: null, events: tags.map((tag) => ({ tag, rule: '', params: {} })) },
]

test('the bar says shortly what screen readers hear in full', () => {
  const [caption] = captionsOf(heard('shown', 'equal', 'other'), spoken)
  expect(caption?.short).toBe('Equal. All about other.')
  expect(caption?.text).toBe('All about shown. All about equal. All about other.')
})

test('a beat that is left to the table alone is said in full', () => {
  expect(latestOf(captionsOf(heard('shown'), spoken))).toBe('All about shown.')
})
