import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

const beat = (...tags: string[]) => tags.map((tag) => ({ tag }))

test('a beat sounds like the first of its events that has a sound', async () => {
  const { soundOf } = await import('./sound')
  const sounds = { 'card-led': 'slap', 'trick-won': 'knock' } as const
  expect(soundOf(sounds, beat('prize-turned', 'trick-won', 'card-led'))).toBe('knock')
})

test('a game may leave a beat silent', async () => {
  const { soundOf } = await import('./sound')
  expect(soundOf({ 'card-led': 'slap' }, beat('turn-begun'))).toBeNull()
})

test('a game without sounds is heard by what its events are called', async () => {
  const { soundOf } = await import('./sound')
  expect(soundOf({}, beat('dice-rolled'))).toBe('bones')
  expect(soundOf({}, beat('card-drawn'))).toBe('slap')
  expect(soundOf({}, beat('moved'))).toBe('knock')
})

test('the games here sound each in its own way', async () => {
  const { soundsOf } = await import('./sound')
  const games = Object.keys(import.meta.glob('../../../tablee/games/*/board/sounds.ts')).map(
    (path) => path.split('/')[5] ?? '',
  )
  const heard = await Promise.all(games.map(async (game) => JSON.stringify(await soundsOf(game))))
  expect(new Set(heard).size).toBe(games.length)
  expect(games.length).toBeGreaterThan(1)
})
