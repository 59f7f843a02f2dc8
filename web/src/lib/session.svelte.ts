/** Who is sitting in front of this browser. */

import type { Me } from '../wire'
import * as api from './api'
import { settings } from './settings.svelte'

const WALL = 'tablee.wall'

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

  /** Make sure that there is somebody; a first-time visitor gets a name that they can change. */
  ensure(name: string): Promise<Me> {
    if (this.me) return Promise.resolve(this.me)
    this.#coming ??= this.#come(name).finally(() => (this.#coming = null))
    return this.#coming
  }

  async #come(name: string): Promise<Me> {
    return (this.me = (await api.me()) ?? (await api.becomeGuest(name, settings.language)))
  }

  /** Somebody of this name, or of the one they have, or at first of the usual one. */
  async be(name: string, usual: string): Promise<Me> {
    const wanted = name.trim()
    if (wanted && wanted !== (await this.ensure(wanted)).name) await this.rename(wanted)
    return this.ensure(usual)
  }

  async rename(name: string): Promise<void> {
    this.me = this.me
      ? await api.rename(name, settings.language)
      : await api.becomeGuest(name, settings.language)
  }

  /** A wall that shows a table to a whole room: nobody's hand, whoever's browser it is. */
  async wall(name: string): Promise<string> {
    const known = sessionStorage.getItem(WALL) ?? (await api.newGuest(name, settings.language)).token
    sessionStorage.setItem(WALL, known)
    return known
  }

  async redeem(code: string): Promise<void> {
    this.me = await api.redeem(code)
  }
}

export const session = new Session()
