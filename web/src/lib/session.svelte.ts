/** The guest of this browser. */

import type { Me } from '../wire'
import * as api from './api'
import { friendlyName } from './guest-names'
import { settings } from './settings.svelte'
import type { Words } from './words.svelte'

const WALL = 'tablee.wall'
/** The prefix of the stored suggested name, one per language. */
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

  /** The guest's name, or the suggested name of a newcomer. */
  name(shell: Words): string {
    return this.me?.name ?? this.#suggested(shell)
  }

  #suggested(shell: Words): string {
    const known = localStorage.getItem(SUGGESTED + shell.language) ?? friendlyName(shell)
    localStorage.setItem(SUGGESTED + shell.language, known)
    return known
  }

  /** Make sure that there is a guest. A first-time visitor gets a friendly name, which they can change. */
  ensure(shell: Words): Promise<Me> {
    if (this.me) return Promise.resolve(this.me)
    this.#coming ??= this.#come(this.#suggested(shell)).finally(() => (this.#coming = null))
    return this.#coming
  }

  async #come(name: string): Promise<Me> {
    return (this.me = (await api.me()) ?? (await api.becomeGuest(name, settings.language)))
  }

  /** Returns a guest with this name; without one, with the present or the suggested name. */
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

  /** A separate guest for the projector view, so that it never shows the owner's hand. */
  async wall(name: string): Promise<string> {
    const known = sessionStorage.getItem(WALL) ?? (await api.newGuest(name, settings.language)).token
    sessionStorage.setItem(WALL, known)
    return known
  }

  /** Sign out all other devices, and reload this page with its new token. */
  async signOutOthers(): Promise<void> {
    this.me = await api.newToken()
    window.location.reload()
  }

  async redeem(code: string): Promise<void> {
    this.me = await api.redeem(code)
  }
}

export const session = new Session()
