/** Friendly names for people without a name: an adjective and an animal. */

import { numberOf } from './seats'
import type { Words } from './words.svelte'

const any = (count: number): number => Math.floor(Math.random() * count)

/**
 * A random name in the reader's language. The avatar's animal follows from the name alone, so try names until the avatar
 * shows the animal of the name. About one name in `animals` fits. It is another one than `before`.
 */
export function friendlyName(shell: Words, before = ''): string {
  const [animals, qualities] = [shell.say('guest-animals').split(', '), shell.say('guest-qualities').split(', ')]
  let name = ''
  for (let tries = 0; tries < 1000; tries++) {
    const place = any(animals.length)
    name = shell.say('guest-name', { animal: animals[place], quality: qualities[any(qualities.length)] })
    if (name !== before && numberOf(name) % animals.length === place) break
  }
  return name
}
