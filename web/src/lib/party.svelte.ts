/** The players at one table on this device: a sitting for each, one of them active. */

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

/** Whether a player must still choose. */
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

  /** The owner of this browser and the other players on this device. */
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

  /** The player who should get the device; null if the right one has it. */
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

  /** The owner has a new name: reconnect with it and sit down again, if the table allows it. */
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

  /** Remember the players for a reload and for the rematch. */
  remember(code: string): void {
    const others = this.sittings.slice(1).map(({ link }) => link.token)
    if (others.length > 0) localStorage.setItem(key(code), JSON.stringify(others))
  }

  close(): void {
    for (const sitting of this.sittings) sitting.close()
  }
}
