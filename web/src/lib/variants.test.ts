import { expect, test } from 'vitest'
import type { OptionInfo } from '../wire'
import { presetOf, variantsOf } from './variants'
import type { Words } from './words.svelte'

const option = (name: string, kind: string, usual: unknown): OptionInfo => ({
  name,
  kind,
  default: usual,
  low: null,
  high: null,
  choices: [],
})
const options = [option('life', 'int', 30), option('ghosts', 'bool', false), option('first', 'choice', 'random')]
const presets = {
  classic: { life: 30, ghosts: false, first: 'random' },
  haunted: { life: 30, ghosts: true, first: 'random' },
}
const words = {
  say: (message: string, params: Record<string, unknown> = {}) => [message, ...Object.values(params)].join(' '),
} as unknown as Words

test('a table has the name of the preset with all of its options', () => {
  expect(presetOf({ presets, options }, { ...presets.haunted, secret: 1 })).toBe('haunted')
  expect(presetOf({ presets, options }, { ...presets.haunted, life: 20 })).toBe('')
})

test('only options that differ from the usual ones are said', () => {
  expect(variantsOf(options, { life: 20, ghosts: true, first: 'random' }, words, words)).toEqual([
    'option-is option-life 20',
    'option-is option-ghosts yes',
  ])
  expect(variantsOf(options, presets.classic, words, words)).toEqual([])
})
