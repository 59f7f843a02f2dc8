/** The HTTP side of the server, and who we are to it. */

import type { Analysis, DeviceCode, ExamplePage, GameListing, Guest, Hint, Lexicon, Listed, Me, NewTable, Opened, Problem, PuzzleDay, PuzzlePage, ReplayPage, TableInfo, Verdict } from '../wire'
import type { Language } from './settings.svelte'

const TOKEN = 'tablee.token'

/** A request that was refused, with the reason as the server gave it. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

async function ask<T>(method: string, path: string, body?: unknown, who = token()): Promise<T> {
  const headers: Record<string, string> = {}
  if (who) headers['Authorization'] = `Bearer ${who}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  } catch {
    throw new Refused({ code: 'offline', rule: '', params: {} })
  }
  if (!response.ok) throw new Refused(await problemOf(response))
  const text = await response.text()
  const json = response.headers.get('content-type')?.startsWith('application/json')
  return (json ? JSON.parse(text) : text) as T
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

/** Who we are; nobody yet, or no longer, gives null. */
export async function me(): Promise<Me | null> {
  if (!token()) return null
  try {
    return await ask<Me>('GET', '/api/me')
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'who-are-you') {
      localStorage.removeItem(TOKEN)
      return null
    }
    throw error
  }
}

/** A guest beside the one who sits in front of this browser: another player, or the wall of a room. */
export const newGuest = (name: string, language: Language) => ask<Guest>('POST', '/api/guests', { name, language })

export async function becomeGuest(name: string, language: Language): Promise<Me> {
  const guest = await newGuest(name, language)
  localStorage.setItem(TOKEN, guest.token)
  return guest
}

export const rename = (name: string, language: Language) => ask<Me>('PUT', '/api/me', { name, language })
export const deviceCode = () => ask<DeviceCode>('POST', '/api/me/device-codes')

export async function redeem(code: string): Promise<Me> {
  const guest = await ask<Guest>('POST', '/api/device-codes/redeem', { code })
  localStorage.setItem(TOKEN, guest.token)
  return guest
}

export const games = () => ask<GameListing[]>('GET', '/api/games')
export const lexicon = (game: string, options: Record<string, unknown>, language: Language) =>
  ask<Lexicon>('POST', `/api/games/${game}/lexicon`, { options, language })
export const examples = (game: string) => ask<ExamplePage[]>('GET', `/api/games/${game}/examples`)
export const newLesson = (game: string, language: Language) => ask<Opened>('POST', `/api/games/${game}/lesson`, { language })
export const openTables = () => ask<Listed[]>('GET', '/api/tables')
export const myTables = () => ask<Listed[]>('GET', '/api/me/tables')
export const newTable = (wanted: NewTable) => ask<Opened>('POST', '/api/tables', wanted)
export const record = (code: string) => ask<string>('GET', `/api/tables/${code}/record`)
export const verdict = (code: string) => ask<Verdict>('GET', `/api/tables/${code}/verify`)

export const replay = (code: string, seat: number | null) =>
  ask<ReplayPage>('GET', `/api/tables/${code}/replay${seat === null ? '' : `?seat=${seat + 1}`}`)
export const hint = (code: string, who: string) => ask<Hint>('POST', `/api/tables/${code}/hint`, undefined, who)
export const table = (code: string) => ask<TableInfo>('GET', `/api/tables/${code}`)
export const analysis = (code: string, seat: number) => ask<Analysis>('GET', `/api/tables/${code}/analysis?seat=${seat + 1}`)
export const puzzles = (date: string) => ask<PuzzleDay>('GET', `/api/puzzles${date ? `?date=${date}` : ''}`)
export const puzzle = (game: string, date: string) => ask<PuzzlePage>('GET', `/api/puzzles/${game}?date=${date}`)
