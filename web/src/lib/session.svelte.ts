/** Who is sitting in front of this browser. */

import type { Me } from '../wire'
import * as api from './api'
import { friendlyName } from './guest-names'
import { settings } from './settings.svelte'
import type { Words } from './words.svelte'

const WALL = 'tablee.wall'
/** Before the name that waits for a newcomer, one in each language they have looked at. */
const SUGGESTED = 'tablee.name.'

class Session {
  me = $state<Me | null>(null)
  ready = $state(false)
  #coming: Promise<Me> | null = null

  async load(): Promise<void> {
    try {
      this.me = await api.me()
    } finally {
      this.ready = true
    }
  }

  /** What one is called: by one's name, or, for who has not played yet, by the friendly one that waits for them. */
  name(shell: Words): string {
    return this.me?.name ?? this.#suggested(shell)
  }

  #suggested(shell: Words): string {
    const known = localStorage.getItem(SUGGESTED + shell.language) ?? friendlyName(shell)
    localStorage.setItem(SUGGESTED + shell.language, known)
    return known
  }

  /** Make sure that there is somebody; a first-time visitor gets a friendly name that they can change. */
  ensure(shell: Words): Promise<Me> {
    if (this.me) return Promise.resolve(this.me)
    this.#coming ??= this.#come(this.#suggested(shell)).finally(() => (this.#coming = null))
    return this.#coming
  }

  async #come(name: string): Promise<Me> {
    return (this.me = (await api.me()) ?? (await api.becomeGuest(name, settings.language)))
  }

  /** Somebody of this name; of the one they have, or of a friendly one, where none is given. */
  async be(name: string, shell: Words): Promise<Me> {
    const wanted = name.trim()
    if (wanted && !this.me) localStorage.setItem(SUGGESTED + shell.language, wanted)
    const me = await this.ensure(shell)
    if (wanted && wanted !== me.name) await this.rename(wanted)
    return this.ensure(shell)
  }

  async rename(name: string): Promise<void> {
    this.me = this.me ? await api.rename(name, settings.language) : await api.becomeGuest(name, settings.language)
  }

  /** A wall that shows a table to a whole room: nobody's hand, whoever's browser it is. */
  async wall(name: string): Promise<string> {
    const known = sessionStorage.getItem(WALL) ?? (await api.newGuest(name, settings.language)).token
    sessionStorage.setItem(WALL, known)
    return known
  }

  /** Make every other device a stranger; this page begins anew with its new token. */
  async signOutOthers(): Promise<void> {
    this.me = await api.newToken()
    window.location.reload()
  }

  async redeem(code: string): Promise<void> {
    this.me = await api.redeem(code)
  }
}

export const session = new Session()
