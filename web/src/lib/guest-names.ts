/** Friendly names for people who have not said what they are called: an animal and what it is like. */

import { numberOf } from './seats'
import type { Words } from './words.svelte'

const any = (count: number): number => Math.floor(Math.random() * count)

/**
 * Another one each time, in the reader's language. Its animal is the one that its avatar shows, and that follows from the name
 * alone: so names are tried until one has its own animal, which about one in `animals` has.
 */
export function friendlyName(shell: Words): string {
  const [animals, qualities] = [shell.say('guest-animals').split(', '), shell.say('guest-qualities').split(', ')]
  let name = ''
  for (let tries = 0; tries < 1000; tries++) {
    const place = any(animals.length)
    name = shell.say('guest-name', { animal: animals[place], quality: qualities[any(qualities.length)] })
    if (numberOf(name) % animals.length === place) break
  }
  return name
}
