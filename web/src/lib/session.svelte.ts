/** Who is sitting in front of this browser. */

import type { Me } from '../wire'
import * as api from './api'
import { settings } from './settings.svelte'

const WALL = 'tablee.wall'

class Session {
  me = $state<Me | null>(null)
  ready = $state(false)

  async load(): Promise<void> {
    try {
      this.me = await api.me()
    } finally {
      this.ready = true
    }
  }

  /** Make sure that there is somebody; a first-time visitor gets a name that they can change. */
  async ensure(name: string): Promise<Me> {
    this.me ??= (await api.me()) ?? (await api.becomeGuest(name, settings.language))
    return this.me
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
