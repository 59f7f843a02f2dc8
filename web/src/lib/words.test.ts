import { beforeEach, expect, test, vi } from 'vitest'
import { Words } from './words.svelte'

const program = import.meta.glob<string>('../../../tablee/locales/*.ftl', { query: '?raw', import: 'default' })

const attack = (yours: string, atYou: string, others: string): string => `
event-attacked = { $you ->
    [seat] ${yours}
    [seat_target] ${atYou}
   *[nobody] ${others}
}.`
const ATTACKED: Record<string, string> = {
  en: attack('You attack { $seat_target }', '{ $seat } attacks you', '{ $seat } attacks { $seat_target }'),
  fr: attack('Tu attaques { $seat_target }', '{ $seat } t’attaque', '{ $seat } attaque { $seat_target }'),
  ru: attack('Ты атакуешь: { $seat_target }', '{ $seat } атакует тебя', '{ $seat } атакует: { $seat_target }'),
}

const DONE = `
action-done = That’s all
action-done-mulligan = Keep this hand`

/** Stands in for the server: the program's words from their files, and a game that says two things. */
async function served(path: string): Promise<Response> {
  const [, , , language = '', game] = path.split('/')
  const text = game
    ? `game-name = ${game} in ${language}${ATTACKED[language] ?? ''}${DONE}
counts = { $face } → { $value } (12-{ $face }, { $value })`
    : await program[`../../../tablee/locales/${language}.ftl`]?.()
  return new Response(text, { headers: { 'content-type': 'text/plain' } })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', vi.fn(served))
})

const names = (seat: number): string => ['Ada', 'Boris', 'Chloé'][seat] ?? '?'

test('a seat is worded by the name of who sits there', async () => {
  const words = (await Words.load('en')).at(names)
  expect(words.say('has-won', { seat: 1 })).toBe('Boris wins!')
})

test.each([
  ['en', 'Ada, Boris, and Chloé'],
  ['fr', 'Ada, Boris et Chloé'],
  ['ru', 'Ada, Boris и Chloé'],
] as const)('in %s a list of seats is joined as the language does', async (language, joined) => {
  const words = (await Words.load(language)).at(names)
  expect(words.say('waiting-for', { seats: [0, 1, 2] })).toContain(joined)
})

test.each([
  ['en', 'You attack Boris', 'Ada attacks you', 'Ada attacks Boris'],
  ['fr', 'Tu attaques Boris', 'Ada t’attaque', 'Ada attaque Boris'],
  ['ru', 'Ты атакуешь: Boris', 'Ada атакует тебя', 'Ada атакует: Boris'],
] as const)('in %s the reader is spoken to as “you”', async (language, ...sentences) => {
  const words = await Words.load(language, 'duel')
  const event = { tag: 'attacked', rule: 'D-1', params: { seat: 0, seat_target: 1, value: 4 } }
  for (const [me, sentence] of sentences.entries()) expect(words.at(names, {}, me).event(event)).toContain(sentence)
  expect(words.at(names).event(event)).toContain(sentences[2])
})

test('an action is worded as the answer to what is asked, where the game has words for that', async () => {
  const words = await Words.load('en', 'duel')
  const done = { text: 'done', verb: 'done', params: {} }
  expect(words.action(done, 'mulligan')).toBe('Keep this hand')
  expect(words.action(done, 'act')).toBe('That’s all')
  expect(words.action(done)).toBe('That’s all')
})

test('a refusal without words of its own says to try again and cites its rule', async () => {
  const words = await Words.load('en')
  const problem = { code: 'never-heard-of', rule: 'X-1', params: {} }
  expect(words.refused(problem)).toBe(`${words.say('refused-try-again')} (X-1)`)
})

test('a message that is missing is shown by its id', async () => {
  expect((await Words.load('en')).say('no-such-message')).toBe('no-such-message')
})

test('a game brings its words from the server, and each text is asked for once', async () => {
  expect((await Words.load('ru', 'chess')).say('game-name')).toBe('chess in ru')
  await Words.load('ru', 'chess')
  expect(vi.mocked(fetch).mock.calls.filter(([path]) => path === '/api/words/ru/chess')).toHaveLength(1)
})

test('a text that did not come is asked for again', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new Error('no network'))
  await expect(Words.load('ru', 'go')).rejects.toThrow('offline')
  expect((await Words.load('ru', 'go')).say('game-name')).toBe('go in ru')
})

test.each([
  ['en', 'Waiting for Boris and you'],
  ['fr', 'On attend Boris et toi'],
  ['ru', 'Ждём: Boris и ты'],
])('in %s the reader is “you” in a list too', async (language, sentence) => {
  const words = (await Words.load(language)).at(names, {}, 0)
  expect(words.say('waiting-for', { seats: [1, 0] })).toBe(sentence)
})

test('a negative number has a minus sign, and a hyphen stays one', async () => {
  expect((await Words.load('en', 'chess')).say('counts', { face: 5, value: -2 })).toBe('5 → −2 (12-5, −2)')
})

test.each([
  ['en', /^45%$/],
  ['fr', /^45\s%$/],
  ['ru', /^45\s%$/],
])('in %s a share is written as the language does', async (language, written) => {
  expect((await Words.load(language)).percent(0.449)).toMatch(written)
})

test.each(['en', 'fr', 'ru'])('in %s numbers in a row are not torn apart at the end of a line', async (language) => {
  const words = (await Words.load(language, 'chess')).at(names)
  expect(words.say('counts', { face: [2, 2, 6], value: 1 })).toBe('2\u00a02\u00a06 → 1 (12-2\u00a02\u00a06, 1)')
})
