/** What a person likes: kept in the browser, following the system until they choose. */

export type Language = 'en' | 'fr' | 'ru'
export const LANGUAGES: Record<Language, string> = { en: 'English', fr: 'Français', ru: 'Русский' }

export interface Choices {
  language: Language | 'system'
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'full' | 'reduced'
  sound: boolean
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
  sound: true,
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

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const still = window.matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  choices = $state<Choices>(remembered())
  #dark = $state(dark.matches)
  #still = $state(still.matches)

  constructor() {
    dark.addEventListener('change', () => (this.#dark = dark.matches))
    still.addEventListener('change', () => (this.#still = still.matches))
  }

  get language(): Language {
    if (this.choices.language !== 'system') return this.choices.language
    const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES)
    return (known as Language | undefined) ?? 'en'
  }

  get theme(): 'light' | 'dark' {
    if (this.choices.theme !== 'system') return this.choices.theme
    return this.#dark ? 'dark' : 'light'
  }

  get still(): boolean {
    return this.choices.motion === 'reduced' || (this.choices.motion === 'system' && this.#still)
  }

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.choices[name] = value
    localStorage.setItem(KEY, JSON.stringify(this.choices))
  }

  /** Show the choices on the page. */
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
