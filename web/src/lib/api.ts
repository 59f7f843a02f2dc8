/** Sends HTTP requests to the server, and keeps this browser's identity. */

import type { GameListing, Guest, Me, NewTable, Problem, Requests } from '../wire'
import type { Language } from './settings.svelte'

const TOKEN = 'tablee.token'

/** A refused request, with the server's reason. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

/** The parts of a request: names in its path, the query, the body, and the token of the sender. */
interface Sent<K extends keyof Requests> {
  at?: Readonly<Record<string, string>>
  query?: string
  body?: Requests[K]['body']
  who?: string
}

/** Send one request. Its method and path determine the types of the body and of the answer. */
async function ask<K extends keyof Requests>(request: K, sent: Sent<K> = {}): Promise<Requests[K]['result']> {
  const { at = {}, query = '', body, who = token() } = sent
  const [method, path] = request.split(' ') as [string, string]
  const headers: Record<string, string> = {}
  if (who) headers['Authorization'] = `Bearer ${who}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at[name] ?? '')) + query
  let response: Response
  try {
    response = await fetch(address, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  } catch {
    throw new Refused({ code: 'offline', rule: '', params: {} })
  }
  if (!response.ok) throw new Refused(await problemOf(response))
  const text = await response.text()
  const json = response.headers.get('content-type')?.startsWith('application/json')
  return (json ? JSON.parse(text) : text) as Requests[K]['result']
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem
  } catch {
    return { code: 'try-again', rule: '', params: {} }
  }
}

export function token(): string {
  return localStorage.getItem(TOKEN) ?? ''
}

/** Returns the guest of this browser, or null if there is none. */
export async function me(): Promise<Me | null> {
  if (!token()) return null
  try {
    return await ask('GET /api/me')
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'who-are-you') {
      localStorage.removeItem(TOKEN)
      return null
    }
    throw error
  }
}

/** Creates another guest: a second player on this device, or a projector. */
export const newGuest = (name: string, language: Language) => ask('POST /api/guests', { body: { name, language } })

function be(guest: Guest): Me {
  localStorage.setItem(TOKEN, guest.token)
  return guest
}

export const becomeGuest = async (name: string, language: Language): Promise<Me> => be(await newGuest(name, language))
export const rename = (name: string, language: Language) => ask('PUT /api/me', { body: { name, language } })
export const deviceCode = () => ask('POST /api/me/device-codes')
export const redeem = async (code: string): Promise<Me> =>
  be(await ask('POST /api/device-codes/redeem', { body: { code } }))
export const newToken = async (): Promise<Me> => be(await ask('POST /api/me/new-token'))

export const languages = () => ask('GET /api/words')
export const words = (language: Language) => ask('GET /api/words/{language}', { at: { language } })
export const gameWords = (language: Language, game: string, learning: boolean) =>
  ask('GET /api/words/{language}/{game}', { at: { language, game }, query: learning ? '?learning' : '' })
export const rules = (language: Language, game: string) =>
  ask('GET /api/words/{language}/{game}/rules', { at: { language, game } })

/** Lists every installed game. A game that does not work has an `error`. */
export const installed = () => ask('GET /api/games')
export const games = async (): Promise<GameListing[]> => (await installed()).filter((game) => !game.error)
export const lexicon = (game: string, options: Record<string, unknown>, language: Language) =>
  ask('POST /api/games/{game}/lexicon', { at: { game }, body: { options, language } })
export const form = (game: string, options: Record<string, unknown>, seats: number) =>
  ask('POST /api/games/{game}/form', { at: { game }, body: { options, seats } })
export const examples = (game: string) => ask('GET /api/games/{game}/examples', { at: { game } })
export const newLesson = (game: string, language: Language) =>
  ask('POST /api/games/{game}/lesson', { at: { game }, body: { language } })
export const openTables = () => ask('GET /api/tables')
export const myTables = () => ask('GET /api/me/tables')
export const newTable = (wanted: NewTable) => ask('POST /api/tables', { body: wanted })
export const verdict = (code: string) => ask('GET /api/tables/{code}/verify', { at: { code } })

const seen = (seat: number | null): string => (seat === null ? '' : `?seat=${seat + 1}`)
const on = (date: string): string => (date ? `?date=${date}` : '')
export const replay = (code: string, seat: number | null) =>
  ask('GET /api/tables/{code}/replay', { at: { code }, query: seen(seat) })
/** Reads a record or a position. */
export const replayOf = (text: string, seat: number | null) => ask('POST /api/replays', { body: { text, seat } })
export const hint = (code: string, who: string) => ask('POST /api/tables/{code}/hint', { at: { code }, who })
export const table = (code: string) => ask('GET /api/tables/{code}', { at: { code } })
export const analysis = (code: string, seat: number) =>
  ask('GET /api/tables/{code}/analysis', { at: { code }, query: seen(seat) })
export const summary = (code: string) => ask('GET /api/tables/{code}/summary', { at: { code } })
export const puzzles = (date: string) => ask('GET /api/puzzles', { query: on(date) })
export const puzzle = (game: string, date: string) => ask('GET /api/puzzles/{game}', { at: { game }, query: on(date) })
