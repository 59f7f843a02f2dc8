/** Learning a game: positions that show its rules, and its guided first game. */

import type { ExamplePage, SeatInfo, TableInfo } from '../wire'
import * as api from './api'
import { router } from './router.svelte'
import { session } from './session.svelte'
import type { Language } from './settings.svelte'
import type { Words } from './words.svelte'

/** One click: a guest, a table, and the first sentence of the tutor. */
export async function learn(game: string, language: Language, shell: Words): Promise<void> {
  await session.ensure(shell)
  const opened = await api.newLesson(game, language)
  router.go(`/t/${opened.code}`)
}

/** The players of an example, with the names from the rules. */
export function peopleOf(example: ExamplePage, shell: Words): SeatInfo[] {
  const names = shell.say('example-names').split(', ')
  return Array.from({ length: example.seats }, (_, seat) => ({
    name: names[seat] ?? shell.say('seat-without-name', { number: seat + 1 }),
    taken: true,
    host: false,
    bot: null,
    online: true,
    you: seat === example.seat,
  }))
}

/** A table around an example, for the board that draws it. */
export function tableOf(
  game: string,
  example: Pick<ExamplePage, 'options'>,
  seats: SeatInfo[],
  language: Language,
): TableInfo {
  return {
    code: '',
    game,
    rules_version: 0,
    options: example.options,
    status: 'playing',
    public: false,
    spectators: false,
    show_ready: false,
    language,
    clock: { type: 'none' },
    timeout: 'bot',
    paused: false,
    seats,
    watching: 0,
    commitment: '',
    seed: null,
    ranks: null,
    ended: null,
    rematch: null,
    series: null,
    chat: false,
    hints: false,
    lesson: false,
  }
}
