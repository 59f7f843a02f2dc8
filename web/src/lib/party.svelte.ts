/** Everybody who plays at one table on this device: a sitting for each, and one of them in front of the screen. */

import * as api from './api'
import { Link } from './link.svelte'
import type { Language } from './settings.svelte'
import { Sitting } from './sitting.svelte'

const key = (code: string) => `tablee.party.${code}`

function remembered(code: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key(code)) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Whether somebody is asked and has not chosen yet. */
const asked = ({ link }: Sitting): boolean => link.update?.offer != null && link.update.offer.chosen === null

export class Party {
  sittings = $state.raw<readonly Sitting[]>([])
  #front = $state(0)

  constructor(
    private readonly code: string,
    tokens: readonly string[],
  ) {
    this.sittings = tokens.map((token) => new Sitting(new Link(code, token)))
  }

  /** The owner of this browser and whoever else plays here on it. */
  static around(code: string, owner: string): Party {
    return new Party(code, [owner, ...remembered(code)])
  }

  /** The one whose cards are shown. */
  get sitting(): Sitting {
    return this.sittings[this.#front] as Sitting
  }

  get link(): Link {
    return this.sitting.link
  }

  /** The one to whom the device should be handed; null while the right one holds it. */
  get next(): Sitting | null {
    if (asked(this.sitting)) return null
    return this.sittings.find(asked) ?? null
  }

  /** The seats that are played on this device. */
  get seats(): readonly number[] {
    return this.sittings.flatMap(({ link }) => link.update?.seat ?? [])
  }

  /** Show the cards of the one who has just taken the device. */
  hand(to: Sitting): void {
    this.#front = this.sittings.indexOf(to)
  }

  /** The owner has another name now: say hello under it and sit down again, which the table takes as it may. */
  rename(): void {
    const owner = this.sittings[0]?.link
    const seat = owner?.update?.seat ?? null
    if (!owner || seat === null || owner.update?.table.seats[seat]?.bot) return
    owner.reopen()
    owner.send({ type: 'sit', seat })
  }

  /** One more player on this device, in this seat. */
  async add(name: string, language: Language, seat: number): Promise<void> {
    const guest = await api.newGuest(name, language)
    const link = new Link(this.code, guest.token)
    link.send({ type: 'sit', seat })
    this.sittings = [...this.sittings, new Sitting(link)]
    this.remember(this.code)
  }

  /** The same people sit here when the page is loaded again, and at the rematch. */
  remember(code: string): void {
    const others = this.sittings.slice(1).map(({ link }) => link.token)
    if (others.length > 0) localStorage.setItem(key(code), JSON.stringify(others))
  }

  close(): void {
    for (const sitting of this.sittings) sitting.close()
  }
}
