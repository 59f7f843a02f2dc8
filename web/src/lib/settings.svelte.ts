/** The user's settings. The browser stores them; they follow the system until the user chooses. */

import type { SpokenLanguage } from '../wire'

/** A language tag. The server lists the available ones. */
export type Language = string

/** Factors for the time that beats are shown. */
export const PACES = { calm: 1.6, normal: 1, fast: 0.5, none: 0 }
export type Pace = keyof typeof PACES

export interface Choices {
  language: Language // or 'system'
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'full' | 'reduced'
  pace: Pace
  /** Whether to show the story beside the table if there is room. */
  story: boolean
  sound: boolean
  /** From 0 to 1. */
  volume: number
  vibrate: boolean
  notify: boolean
  text: number
  marks: boolean
  confirm: boolean
  /** The bots last played against, by game. */
  levels: Readonly<Record<string, string>>
}

const KEY = 'tablee.settings'
const DEFAULTS: Choices = {
  language: 'system',
  theme: 'system',
  motion: 'system',
  pace: 'normal',
  story: true,
  sound: true,
  volume: 0.7,
  vibrate: true,
  notify: false,
  text: 1,
  marks: false,
  confirm: false,
  levels: {},
}

function remembered(): Choices {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>) }
  } catch {
    return { ...DEFAULTS }
  }
}

const SPOKEN = 'tablee.languages'
const ENGLISH: Readonly<Record<Language, string>> = { en: 'English' }

/** The server's languages from the last visit, so that the page need not wait. */
function rememberedLanguages(): Readonly<Record<Language, string>> {
  try {
    return { ...ENGLISH, ...(JSON.parse(localStorage.getItem(SPOKEN) ?? '{}') as Record<Language, string>) }
  } catch {
    return ENGLISH
  }
}

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const still = window.matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  choices = $state<Choices>(remembered())
  /** The available languages, each under its own name. */
  languages = $state.raw(rememberedLanguages())
  /** Whether the server has said which languages there are, now or at an earlier visit. */
  heard = $state(localStorage.getItem(SPOKEN) !== null)
  #dark = $state(dark.matches)
  #still = $state(still.matches)

  constructor() {
    dark.addEventListener('change', () => (this.#dark = dark.matches))
    still.addEventListener('change', () => (this.#still = still.matches))
  }

  get language(): Language {
    const wanted = this.choices.language === 'system' ? navigator.languages : [this.choices.language]
    return wanted.map((tag) => tag.split('-')[0] ?? tag).find((tag) => tag in this.languages) ?? 'en'
  }

  get theme(): 'light' | 'dark' {
    if (this.choices.theme !== 'system') return this.choices.theme
    return this.#dark ? 'dark' : 'light'
  }

  get still(): boolean {
    return this.choices.motion === 'reduced' || (this.choices.motion === 'system' && this.#still)
  }

  get pace(): number {
    return PACES[this.choices.pace] ?? 1
  }

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.choices[name] = value
    localStorage.setItem(KEY, JSON.stringify(this.choices))
  }

  /** Remember the server's languages. */
  speak(languages: readonly SpokenLanguage[]): void {
    this.languages = Object.fromEntries(languages.map((each) => [each.language, each.name]))
    localStorage.setItem(SPOKEN, JSON.stringify(this.languages))
    this.heard = true
  }

  /** Apply the settings to the page. */
  apply(): void {
    const root = document.documentElement
    root.lang = this.language
    root.dataset['theme'] = this.theme
    root.dataset['motion'] = this.still ? 'reduced' : 'full'
    root.dataset['marks'] = this.choices.marks ? 'on' : 'off'
    root.style.setProperty('--text-scale', String(this.choices.text))
  }
}

export const settings = new Settings()
