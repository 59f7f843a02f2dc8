/** A socket to one table. It reconnects by itself and sends every command until it is answered. */

import type { Bye, ClientMessage, Command, Order, Refusal, Said, ServerMessage, Update } from './frames'
import { WIRE_VERSION } from '../wire'
import { mutedAt } from './muted'

export type LinkState = 'connecting' | 'online' | 'offline' | 'gone'
const LONGEST_WAIT = 15_000
const SILENCE = 40_000

export class Link {
  state = $state<LinkState>('connecting')
  update = $state.raw<Update | null>(null)
  said = $state.raw<Said[]>([])
  /** How many messages of others came since the chat was last open. */
  unread = $state(0)
  refusal = $state.raw<Refusal | null>(null)
  farewell = $state<string>('')
  /** The minutes until an announced restart of the server. */
  restart = $state<number | null>(null)
  /** Whether the server has a newer version than this page, which should then reload. */
  stale = $state(false)
  /** Called with every update, one after the other, and with every refusal. */
  heard: (update: Update) => void = () => undefined
  refused: () => void = () => undefined

  #socket: WebSocket | null = null
  #waiting = new Map<string, Command>()
  #tries = 0
  #timer = 0
  #watch = 0
  #heard = 0
  /** The number of the last chat message, or null at a server from before these numbers. */
  #chat: number | null = 0
  /** Whether this page was at the table before this connection. */
  #back = false
  #closed = false

  constructor(
    readonly code: string,
    readonly token: string,
  ) {
    this.#open()
    this.#watch = window.setInterval(() => this.#listen(), 5_000)
    window.addEventListener('online', this.#hurry)
    window.addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  close(): void {
    this.#closed = true
    window.clearTimeout(this.#timer)
    window.clearInterval(this.#watch)
    window.removeEventListener('online', this.#hurry)
    window.removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  /** Send a command; its id makes sending it twice harmless. */
  send(order: Order): void {
    const whole: Command = { ...order, id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` }
    this.refusal = null
    this.#waiting.set(whole.id, whole)
    this.#transmit(whole)
  }

  #transmit(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #open(): void {
    if (this.#closed) return
    const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${window.location.host}/api/tables/${this.code}/socket`)
    this.#socket = socket
    this.#heard = Date.now()
    socket.onopen = () => {
      const hello: ClientMessage = { type: 'hello', token: this.token, wire: WIRE_VERSION, heard: this.#chat }
      // An older server refuses a field that it does not know, also one that is null.
      socket.send(JSON.stringify(hello, (_, value: unknown) => value ?? undefined))
      this.#back = this.update !== null
      for (const command of this.#waiting.values()) this.#transmit(command)
    }
    socket.onmessage = (frame) => this.#take(JSON.parse(frame.data as string) as ServerMessage)
    socket.onclose = () => this.#lost(socket)
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed || this.state === 'gone') return
    this.state = 'offline'
    const wait = Math.min(250 * 2 ** this.#tries, LONGEST_WAIT) * (0.5 + Math.random() / 2)
    this.#tries += 1
    window.clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#open(), wait)
  }

  /** The device has no network: do not wait for a timeout. */
  #drop = (): void => {
    const old = this.#socket
    if (!old) return
    this.#lost(old)
    this.#socket = null
    old.close()
  }

  /** The network is back: reconnect at once. */
  #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.state === 'gone' || this.#closed) return
    if (this.#socket?.readyState === WebSocket.OPEN && Date.now() - this.#heard < SILENCE) return
    this.reopen()
  }

  /** Say hello again: after a silence, or under another name. */
  reopen(): void {
    window.clearTimeout(this.#timer)
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#open()
  }

  /** A connection that was silent for too long is dead, even if the browser reports it as open. */
  #listen(): void {
    if (this.#socket?.readyState === WebSocket.OPEN && Date.now() - this.#heard > SILENCE) this.#hurry()
  }

  #take(message: ServerMessage): void {
    this.#heard = Date.now()
    switch (message.type) {
      case 'update':
        return this.#updated(message)
      case 'done':
        this.#waiting.delete(message.id)
        return
      case 'refused':
        return this.#refused(message)
      case 'said':
        return this.#said(message)
      case 'notice':
        this.restart = message.minutes
        return
      case 'ping':
        return this.#transmit({ type: 'pong', number: message.number })
      case 'bye':
        return this.#bye(message)
    }
  }

  #updated(update: Update): void {
    this.state = 'online'
    if (this.#tries > 0) this.restart = null
    this.#tries = 0
    this.stale = update.wire > WIRE_VERSION
    this.update = update
    this.heard(update)
  }

  #said(message: Said): void {
    this.said = [...this.said.slice(-99), message]
    if (this.#chat !== null) this.#chat = message.number
    // What was said before the page came is in the chat, but no news.
    if (message.earlier && !this.#back) return
    const mine = message.seat !== null && message.seat === this.update?.seat
    if (!mine && !mutedAt(this.code).includes(message.author)) this.unread += 1
  }

  #refused(refusal: Refusal): void {
    if (refusal.id) this.#waiting.delete(refusal.id)
    this.refusal = refusal
    this.refused()
  }

  #bye(bye: Bye): void {
    if (bye.retry) return
    if (bye.code === 'malformed' && this.#chat !== null) {
      this.#chat = null
      this.refusal = null
      return this.reopen()
    }
    this.farewell = bye.code
    this.state = 'gone'
  }
}
