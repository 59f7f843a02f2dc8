import { describe, expect, it } from 'vitest'
import { friendlyName } from './guest-names'
import { numberOf } from './seats'
import type { Words } from './words.svelte'

const ANIMALS = 'Fox, Wolf, Bear'
const shell = {
  say: (id: string, { animal, quality }: Record<string, string> = {}) =>
    ({ 'guest-animals': ANIMALS, 'guest-qualities': 'Swift, Happy' })[id] ?? `${quality} ${animal}`,
} as unknown as Words

describe('a friendly name', () => {
  it('has the animal of its avatar', () => {
    const name = friendlyName(shell)
    expect(ANIMALS.split(', ')[numberOf(name) % 3]).toBe(name.split(' ')[1])
  })
  it('is another one when another one is wanted', () => {
    for (let time = 0, before = ''; time < 50; time++) {
      const name = friendlyName(shell, before)
      expect(name).not.toBe(before)
      before = name
    }
  })
})
