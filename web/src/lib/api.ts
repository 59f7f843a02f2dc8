/** The HTTP side of the server, and who we are to it. */

import type {
  Analysis,
  DeviceCode,
  ExamplePage,
  GameListing,
  Guest,
  Hint,
  Lexicon,
  Listed,
  FormQuery,
  FormState,
  Lookup,
  MatchSummary,
  Me,
  NewGuest,
  NewLesson,
  NewTable,
  Opened,
  Problem,
  PuzzleDay,
  PuzzlePage,
  RecordFile,
  Redeem,
  ReplayPage,
  SpokenLanguage,
  TableInfo,
  Verdict,
} from '../wire'
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
export const newGuest = (name: string, language: Language) =>
  ask<Guest>('POST', '/api/guests', { name, language } satisfies NewGuest)

export async function becomeGuest(name: string, language: Language): Promise<Me> {
  const guest = await newGuest(name, language)
  localStorage.setItem(TOKEN, guest.token)
  return guest
}

export const rename = (name: string, language: Language) =>
  ask<Me>('PUT', '/api/me', { name, language } satisfies NewGuest)
export const deviceCode = () => ask<DeviceCode>('POST', '/api/me/device-codes')

export async function redeem(code: string): Promise<Me> {
  const guest = await ask<Guest>('POST', '/api/device-codes/redeem', { code } satisfies Redeem)
  localStorage.setItem(TOKEN, guest.token)
  return guest
}

export async function newToken(): Promise<Me> {
  const guest = await ask<Guest>('POST', '/api/me/new-token')
  localStorage.setItem(TOKEN, guest.token)
  return guest
}

export const languages = () => ask<SpokenLanguage[]>('GET', '/api/words')
export const words = (language: Language) => ask<string>('GET', `/api/words/${language}`)
export const gameWords = (language: Language, game: string, learning: boolean) =>
  ask<string>('GET', `/api/words/${language}/${game}${learning ? '?learning' : ''}`)
export const rules = (language: Language, game: string) => ask<string>('GET', `/api/words/${language}/${game}/rules`)

/** Every installed game; one that does not work has an `error`. */
export const installed = () => ask<GameListing[]>('GET', '/api/games')
export const games = async () => (await installed()).filter((game) => !game.error)
export const lexicon = (game: string, options: Record<string, unknown>, language: Language) =>
  ask<Lexicon>('POST', `/api/games/${game}/lexicon`, { options, language } satisfies Lookup)
export const form = (game: string, options: Record<string, unknown>, seats: number) =>
  ask<FormState>('POST', `/api/games/${game}/form`, { options, seats } satisfies FormQuery)
export const examples = (game: string) => ask<ExamplePage[]>('GET', `/api/games/${game}/examples`)
export const newLesson = (game: string, language: Language) =>
  ask<Opened>('POST', `/api/games/${game}/lesson`, { language } satisfies NewLesson)
export const openTables = () => ask<Listed[]>('GET', '/api/tables')
export const myTables = () => ask<Listed[]>('GET', '/api/me/tables')
export const newTable = (wanted: NewTable) => ask<Opened>('POST', '/api/tables', wanted)
export const record = (code: string) => ask<string>('GET', `/api/tables/${code}/record`)
export const verdict = (code: string) => ask<Verdict>('GET', `/api/tables/${code}/verify`)

export const replay = (code: string, seat: number | null) =>
  ask<ReplayPage>('GET', `/api/tables/${code}/replay${seat === null ? '' : `?seat=${seat + 1}`}`)
/** The game that a record tells. */
export const replayOf = (text: string, seat: number | null) =>
  ask<ReplayPage>('POST', '/api/replays', { text, seat } satisfies RecordFile)
export const hint = (code: string, who: string) => ask<Hint>('POST', `/api/tables/${code}/hint`, undefined, who)
export const table = (code: string) => ask<TableInfo>('GET', `/api/tables/${code}`)
export const analysis = (code: string, seat: number) =>
  ask<Analysis>('GET', `/api/tables/${code}/analysis?seat=${seat + 1}`)
export const summary = (code: string) => ask<MatchSummary>('GET', `/api/tables/${code}/summary`)
export const puzzles = (date: string) => ask<PuzzleDay>('GET', `/api/puzzles${date ? `?date=${date}` : ''}`)
export const puzzle = (game: string, date: string) => ask<PuzzlePage>('GET', `/api/puzzles/${game}?date=${date}`)
