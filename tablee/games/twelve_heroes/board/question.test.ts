import { expect, it } from 'vitest'
import type { WireOffer } from '$web/wire'
import { questionOf } from './question'

/** Returns its arguments as text, so that a test can read them. */
const say = (message: string, params: object = {}): string =>
  Object.keys(params).length > 0 ? `${message} ${JSON.stringify(params)}` : message
const offered = (prompt: string, ...verbs: string[]): WireOffer => ({
  prompt,
  actions: verbs.map((verb, index) => ({ text: `${verb} ${index}`, verb, params: {} })),
  chosen: null,
})
const ranger = { hero: 7, owner: 1, text: 'When deployed: …' }

it('names what the actions that are left can be used for, each once', () => {
  expect(questionOf(offered('act', 'supply', 'deploy', 'deploy', 'recruit'), 2, null, say)).toBe(
    'board-act {"count":2,"choices":["board-act-recruit","board-act-deploy","board-act-supply"]}',
  )
})
it('does not list more kinds of actions than a phone has room for', () => {
  expect(questionOf(offered('act', 'supply', 'deploy', 'move', 'spend'), 3, null, say)).toBe(
    'board-act-any {"count":3}',
  )
})
it('names the hero whose ability asks, and what is printed', () => {
  expect(questionOf(offered('target', 'target'), 1, ranger, say)).toBe(
    'board-asked {"prompt":"target","hero":"7","seat":1,"text":"When deployed: …"}',
  )
})
it('leaves the two lines of a choice to their buttons', () => {
  expect(questionOf(offered('either', 'either'), 1, ranger, say)).toBe('board-asked-hero {"hero":"7"}')
})
it('says nothing where no ability asks', () => {
  expect(questionOf(offered('hand-limit', 'drop'), 1, ranger, say)).toBe('')
  expect(questionOf(offered('target', 'target'), 1, null, say)).toBe('')
})
