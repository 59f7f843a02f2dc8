/** Builds the player's deck and sends its twelve heroes to the table, one after the other. */

import type { WireOffer } from '$web/wire'
import { DECK, readDeck, writeDeck } from './deck'
import { rising, without } from './changes'
import { bringTo, broughtTo, lastDeck } from './saved-decks'
import type { HeroCard } from './view'

interface Now {
  table: string
  cards: readonly HeroCard[]
  /** The heroes sent to the table so far; null once there are decks. */
  named: readonly number[] | null
  offer: WireOffer | null
  choose: (action: string, ...then: string[]) => void
}

export class Mustering {
  #text = $state<string | null>(null)
  #bringing = $state(false)
  #chosenAt = -1

  constructor(readonly now: () => Now) {
    $effect(() => this.#goOn())
  }

  /** The deck in progress, as a line of text. */
  get text(): string {
    return this.#text ?? (broughtTo(this.now().table) || lastDeck() || this.#ready())
  }

  set text(deck: string) {
    this.#text = deck
  }

  /** Its heroes by number: those that the table knows, then as many others as fit. */
  readonly heroes = $derived.by<number[]>(() => {
    const { cards } = this.now()
    const named = this.now().named ?? []
    const counts = readDeck(this.text, cards)
    const wanted = cards.flatMap((card) =>
      Array<number>(Math.min(counts.get(card.id) ?? 0, card.copies)).fill(card.number),
    )
    return rising([...named, ...without(wanted, named).slice(0, DECK - named.length)])
  })

  readonly full = $derived.by(() => this.heroes.length === DECK)

  /** The heroes that are not sent yet. */
  get rest(): string[] {
    return without(this.heroes, this.now().named ?? []).map((hero) => `enlist ${hero}`)
  }

  /** Whether the deck is being sent. The opponent may still be choosing. */
  get bringing(): boolean {
    return this.#bringing || this.now().offer?.chosen != null
  }

  bring = (): void => {
    if (!this.full) return
    this.#bringing = true
    bringTo(this.now().table, this.#written())
    this.#tell()
  }

  #written(): string {
    const { cards } = this.now()
    const count = (number: number) => this.heroes.filter((hero) => hero === number).length
    return writeDeck(new Map(cards.map((card) => [card.id, count(card.number)])))
  }

  /** A faction's deck to begin with. */
  #ready(): string {
    const { cards } = this.now()
    const first = cards.find((card) => card.faction === 'humans') ?? cards[0]
    return writeDeck(
      new Map(cards.filter((card) => card.faction === first?.faction).map((card) => [card.id, card.copies])),
    )
  }

  /** Send the next hero when the table asks for it, also after a reload. An undo stops this. */
  #goOn(): void {
    const { named, offer, table, cards } = this.now()
    if (named === null && this.#bringing) {
      this.#bringing = false
      bringTo(table, null)
    }
    if (named === null || cards.length === 0 || offer === null) return
    if (offer.chosen !== null) {
      this.#chosenAt = named.length
      return
    }
    if (this.#chosenAt === named.length) {
      this.#bringing = false
      this.#chosenAt = -1
      bringTo(table, null)
    } else if (this.#bringing || broughtTo(table) !== null) this.#tell()
  }

  #tell(): void {
    const [first, ...then] = this.rest
    if (first !== undefined) this.now().choose(first, ...then)
  }
}
