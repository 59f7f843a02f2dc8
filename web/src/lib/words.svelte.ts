/** The messages in the reader's language, shared with the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { WireAction, WireEvent } from '../wire'
import * as api from './api'
import { bound, de } from './french'
import type { Language } from './settings.svelte'

export type Value = number | string | readonly number[] | readonly string[] | unknown
export type Params = Record<string, Value>
export type Say = (message: string, params?: Params) => string

const NOBODY = 'nobody'

const known = new Map<string, Promise<FluentResource>>()

/** Fetches and parses each text once, and retries a failed one. */
function once(language: Language, key: string, ask: () => Promise<string>): Promise<FluentResource> {
  const found = known.get(key) ?? ask().then((text) => new FluentResource(joined(language, text)))
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}

/** The messages of the program, and of a game if given. */
export class Words {
  readonly #bundle: FluentBundle
  readonly #list: Intl.ListFormat
  readonly #or: Intl.ListFormat

  private constructor(
    readonly language: Language,
    bundle: FluentBundle,
    /** Who sits there. */
    readonly name: (seat: number) => string,
    private readonly lexicon: Readonly<Record<string, string>>,
    /** The reader's own seat, which messages address as “you”. */
    readonly me: number | null = null,
  ) {
    this.#bundle = bundle
    this.#list = new Intl.ListFormat(language, { type: 'conjunction' })
    this.#or = new Intl.ListFormat(language, { type: 'disjunction' })
  }

  /** With `learning`, also the messages of examples and lessons. */
  static async load(language: Language, game?: string, learning = false): Promise<Words> {
    const sources = [once(language, language, () => api.words(language))]
    if (game)
      sources.push(once(language, `${language} ${game} ${learning}`, () => api.gameWords(language, game, learning)))
    const bundle = new FluentBundle(language, { functions: { DE: ([name]) => de(String(name)) }, useIsolating: false })
    for (const source of await Promise.all(sources)) bundle.addResource(source, { allowOverrides: true })
    return new Words(language, bundle, (seat) => String(seat + 1), {})
  }

  /** The same messages, with the names of the people and pieces of a table. */
  at(names: (seat: number) => string, lexicon: Readonly<Record<string, string>> = {}, me: number | null = null): Words {
    return new Words(this.language, this.#bundle, names, lexicon, me)
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message)
  }

  say: Say = (message, params = {}) => {
    const pattern = this.#bundle.getMessage(message)?.value
    if (!pattern) return message
    const worded: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(params)) worded[name] = this.#worded(name, value)
    const { seats, values } = params
    if (Array.isArray(seats) && Array.isArray(values))
      worded['values'] = this.#paired(seats as number[], values as number[])
    worded['you'] = this.#you(params)
    return plain(this.#bundle.formatPattern(pattern, worded, []))
  }

  event = (event: WireEvent): string => this.say(`event-${event.tag}`, event.params)
  /** An event in the bar above the table: shorter, where the game has words of its own for that. */
  caption = (event: WireEvent): string => {
    const short = `caption-${event.tag}`
    return this.has(short) ? this.say(short, event.params) : this.event(event)
  }
  /** An action in words: as an answer to this prompt, where the game has words of its own for that. */
  action = (action: WireAction, prompt = ''): string => {
    const answer = `action-${action.verb}-${prompt}`
    return this.say(this.has(answer) ? answer : `action-${action.verb}`, action.params)
  }
  prompt = (prompt: string): string => this.say(`prompt-${prompt}`)

  /** A date (`2026-11-16`) in the reader's language. */
  day = (day: string): string =>
    new Intl.DateTimeFormat(this.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

  /** A number with this many decimals, in the reader's language. */
  decimal = (value: number, digits = 1): string =>
    new Intl.NumberFormat(this.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)

  /** A chance or a share in whole per cent, as the reader's language writes it: “45%”, « 45 % ». */
  percent = (share: number): string => share.toLocaleString(this.language, { style: 'percent' })

  refused = (problem: { code: string; rule: string; params: Params }): string => {
    const known = this.has(`refused-${problem.code}`) ? problem.code : 'try-again'
    const sentence = this.say(`refused-${known}`, problem.params)
    return problem.rule ? `${sentence} (${problem.rule})` : sentence
  }

  /** The parameter that means the reader, by which messages choose their wording. */
  #you(params: Params): string {
    if (this.me === null) return NOBODY
    for (const [name, value] of Object.entries(params)) {
      const kind = name.split('_')[0]
      if (kind === 'seat' && value === this.me) return name
      if (kind === 'seats' && Array.isArray(value) && value.includes(this.me)) return name
    }
    return NOBODY
  }

  /** Formats a parameter by its name. */
  #worded(name: string, value: Value): FluentVariable {
    const kind = name.split('_')[0] ?? name
    if (Array.isArray(value)) return this.#listed(kind, value as (number | string)[])
    if (typeof value === 'string') return this.#noun(kind, value)
    return kind === 'seat' ? this.name(value as number) : (value as number)
  }

  #listed(kind: string, values: readonly (number | string)[]): string {
    if (values.length === 0) return this.say('nothing')
    if (kind === 'seats') return this.#list.format(values.map((seat) => this.#among(Number(seat))))
    if (values.some((value) => typeof value === 'number')) return values.join('\u00a0')
    const nouns = values.map((value) => this.#noun(kind, String(value)))
    return (kind === 'choices' ? this.#or : this.#list).format(nouns)
  }

  /** A name in a list; the reader is “you”. */
  #among(seat: number): string {
    return seat === this.me ? this.say('you-among-others') : this.name(seat)
  }

  /** Each seat with its number. */
  #paired(seats: readonly number[], values: readonly number[]): string {
    return this.#list.format(seats.map((seat, place) => `${this.#among(seat)} (${values[place]})`))
  }

  #noun(kind: string, value: string): string {
    for (const noun of [kind, kind.replace(/s$/, ''), kind.replace(/es$/, '')]) {
      const known = this.lexicon[`${noun}-${value}`]
      if (known !== undefined) return known
      if (this.has(`${noun}-${value}`)) return this.say(`${noun}-${value}`)
    }
    return value
  }
}

/** Inserts no-break spaces: between a number and its per cent sign, and more in French. */
function joined(language: Language, text: string): string {
  return language === 'fr' ? bound(text) : text.replaceAll(' %', '\u00a0%')
}

/** Remove the terminal's markup, and give negative numbers a minus sign. */
function plain(text: string): string {
  return text.replace(/\[\/?[a-z ]*\]/g, '').replace(/(^|[\s(])-(?=\d)/g, '$1−')
}
