/** The rules of a table in words: its preset, and the options that differ from the usual ones. */

import type { GameListing, OptionInfo } from '../wire'
import type { Words } from './words.svelte'

type Options = Readonly<Record<string, unknown>>

/** The preset with exactly these options, if there is one. */
export function presetOf({ presets, options }: Pick<GameListing, 'presets' | 'options'>, chosen: Options): string {
  const same = ([, its]: [string, Options]): boolean => options.every(({ name }) => its[name] === chosen[name])
  return Object.entries(presets).find(same)?.[0] ?? ''
}

/** Each option that is not the usual one, as in “Lives: 20”. Lists of cards are too long for this. */
export function variantsOf(options: readonly OptionInfo[], chosen: Options, words: Words, shell: Words): string[] {
  const value = (option: OptionInfo): string => {
    const wanted = chosen[option.name]
    if (option.kind === 'bool') return shell.say(wanted === true ? 'yes' : 'no')
    return option.kind === 'choice' ? words.say(`option-${option.name}-${String(wanted)}`) : String(wanted)
  }
  return options
    .filter(({ kind, name, default: usual }) => kind !== 'text' && name in chosen && chosen[name] !== usual)
    .map((each) => shell.say('option-is', { option: words.say(`option-${each.name}`), text: value(each) }))
}
