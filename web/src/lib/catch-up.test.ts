import { expect, it } from 'vitest'
import type { WireEvent } from '../wire'
import { catchUp } from './catch-up'

const line = (tag: string): WireEvent => ({ tag, rule: '', params: {} })
const story = [line('a'), line('b')]

it('takes what goes on as it comes', () => {
  const news = catchUp(story, { story_from: 2, events: [line('c')], beats: [{ hold: 500, events: [0] }] })
  expect(news).toEqual({ events: [line('c')], beats: [{ hold: 500, events: [0] }], late: false })
})
it('finds what is new where all is told again after a break', () => {
  const events = [...story, line('c'), line('d')]
  const beats = [
    { hold: 100, events: [0] },
    { hold: 200, events: [1, 2] },
    { hold: 300, events: [3] },
  ]
  expect(catchUp(story, { story_from: 0, events, beats })).toEqual({
    events: [line('c'), line('d')],
    beats: [
      { hold: 200, events: [0] },
      { hold: 300, events: [1] },
    ],
    late: true,
  })
})
it('sees that something was taken back', () => {
  expect(catchUp(story, { story_from: 0, events: [line('a')], beats: [] })).toBeNull()
  expect(catchUp(story, { story_from: 0, events: [line('a'), line('x')], beats: [] })).toBeNull()
})
it('does not trust a story of which it lacks a part', () => {
  expect(catchUp([], { story_from: 2, events: [line('c')], beats: [] })).toBeNull()
})
