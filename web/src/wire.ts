// Made by `make types` from the Python definitions. Do not edit.

/** Mix a text of one's own into the luck, before the start. */
export interface AddEntropy {
  type: 'add-entropy'
  id: string
  text: string
}

/** A finished match looked at again. `methods` says how many choices were judged in which way, `samples` the fewest of any. */
export interface Analysis {
  game: string
  names: string[]
  methods: Record<string, number>
  samples: number
  seats: SeatReport[]
}

/** Agree or not to what is being asked of the table. */
export interface Answer {
  type: 'answer'
  id: string
  agree: boolean
}

/** Propose to end the game without a result. */
export interface AskEnd {
  type: 'ask-end'
  id: string
}

/** Take one's last choice back, at once or by consent. */
export interface AskUndo {
  type: 'ask-undo'
  id: string
}

/** A bank of seconds for the whole game, and some more after each decision. */
export interface Bank {
  type: 'bank'
  seconds: number
  increment: number
}

/** The server closes this connection; `retry` says whether coming back helps. */
export interface Bye {
  type: 'bye'
  code: string
  retry: boolean
}

/** The chance of winning by what the seat knew at a step of the replay, and what had moved it there. */
export interface ChancePoint {
  step: number
  value: number
  cause: 'luck' | 'mine' | 'others'
}

/** Say something in one's own words. */
export interface Chat {
  type: 'chat'
  id: string
  text: string
}

/** A code that moves a guest to another device, once, before it expires. */
export interface DeviceCode {
  code: string
  seconds: number
}

/** The command with this id has been carried out and stored. */
export interface Done {
  type: 'done'
  id: string
}

/** How an example looks after a step, what the step told, and what the viewer may do then. */
export interface ExampleFrame {
  awaited: number[]
  events: WireEvent[]
  offer: WireOffer | null
  view: unknown
}

/** A position that shows rules, the first frame, and what happens in it; `example-<name>` says what to look at. */
export interface ExamplePage {
  name: string
  rules: string[]
  seat: number | null
  seats: number
  options: Record<string, unknown>
  frames: ExampleFrame[]
}

/** A seat that a bot of this level takes. */
export interface ForBot {
  type: 'bot'
  level: string
}

/** A seat that somebody may take. */
export interface ForPerson {
  type: 'person'
}

/** The host frees a seat before the start. */
export interface FreeSeat {
  type: 'free-seat'
  id: string
  seat: number
}

/** A box on the shelf. */
export interface GameListing {
  id: string
  rules_version: number
  seats: [number, number]
  minutes: [number, number]
  options: OptionInfo[]
  presets: Record<string, Record<string, unknown>>
  bots: string[]
  ratings: Record<string, number>
  lesson: boolean
}

/** A guest, with the private token that the browser keeps. */
export interface Guest {
  user: string
  name: string
  language: 'en' | 'fr' | 'ru'
  token: string
}

/** Whether the server is well. */
export interface Health {
  status: string
  version: string
  compiled: boolean
  tables: number
  connections: number
}

/** The first message of a connection: the token that says who this is. */
export interface Hello {
  type: 'hello'
  token: string
}

/** A moment worth another look: a choice that cost much, one that was the only good one, or a stroke of luck. */
export interface Highlight {
  kind: 'found' | 'luck' | 'mistake'
  step: number
  before: number
  after: number
  choice: JudgedChoice | null
}

/** What to do by what one knows: every offered action, the best first; and how that was found out. */
export interface Hint {
  choices: Odds[]
  value: number
  mixed: boolean
  reason: WireReason
  method: 'exact' | 'model' | 'planned' | 'round' | 'sampled' | 'table'
  samples: number
}

/** A choice of the seat judged by what it knew: the chance before it and after it, and what the best would have kept.

    `step` is the step of the replay at which it was made. `odds` begins with the best and has the one played in it. */
export interface JudgedChoice {
  decision: number
  step: number
  prompt: string
  played: WireAction
  best: WireAction
  before: number
  after: number
  loss: number
  mixed: boolean
  odds: Odds[]
  reason: WireReason
  method: 'exact' | 'model' | 'planned' | 'round' | 'sampled' | 'table'
  samples: number
}

/** Stand up; once the game has begun a bot takes the seat. */
export interface Leave {
  type: 'leave'
  id: string
}

/** Names that come with a game's options, and what there is to read about its pieces, as the game tells it. */
export interface Lexicon {
  names: Record<string, string>
  pieces: unknown[]
}

/** A table in the lobby or among one's own. */
export interface Listed {
  code: string
  game: string
  status: 'closed' | 'finished' | 'open' | 'playing'
  seats: number
  free: number
  players: string[]
  awaited: boolean
  updated: number
}

/** Somebody who wants to read about the pieces that these options bring, in their language. */
export interface Lookup {
  options: Record<string, unknown>
  language: 'en' | 'fr' | 'ru'
}

/** Who the token stands for. */
export interface Me {
  user: string
  name: string
  language: 'en' | 'fr' | 'ru'
}

/** Hear no more of what somebody says, or hear them again; `author` is their name as it stands beside their words. */
export interface Mute {
  type: 'mute'
  id: string
  author: string
  mute: boolean
}

/** Somebody who wants to play; a name is all it takes. */
export interface NewGuest {
  name: string
  language: 'en' | 'fr' | 'ru'
}

/** Somebody who wants to learn a game by playing it. */
export interface NewLesson {
  language: 'en' | 'fr' | 'ru'
}

/** A table to open; with `sit` the host takes the first seat for a person, with `start` the game begins at once. */
export interface NewTable {
  setup: TableSetup
  sit: boolean
  start: boolean
}

/** Everybody takes the time they like. */
export interface NoClock {
  type: 'none'
}

/** An action, the chance of winning after it, and its part in the best play (1 where that is no mixture). */
export interface Odds {
  action: WireAction
  value: number
  weight: number
}

/** The code of a table that was opened. */
export interface Opened {
  code: string
}

/** One option of a game, for a form. */
export interface OptionInfo {
  name: string
  kind: string
  default: unknown
  low: number | null
  high: number | null
  choices: string[]
}

/** The host stops the clocks. */
export interface Pause {
  type: 'pause'
  id: string
}

/** So many seconds for each decision; days for a game by correspondence. */
export interface PerMove {
  type: 'per-move'
  seconds: number
}

/** Still there? Answer with a pong of the same number. */
export interface Ping {
  type: 'ping'
  number: number
}

/** The answer to a ping, by which the server measures the lag. */
export interface Pong {
  type: 'pong'
  number: number
}

/** Why a request was not carried out. */
export interface Problem {
  code: string
  rule: string
  params: Record<string, unknown>
}

/** A day: the game whose puzzle it is, and all games that have one. */
export interface PuzzleDay {
  date: string
  game: string
  games: string[]
}

/** A position with one best answer, as the seat sees it that is asked, and its solution. */
export interface PuzzlePage {
  game: string
  date: string
  seats: number
  seat: number
  options: Record<string, unknown>
  asks: WireReason
  view: unknown
  offer: WireOffer
  solution: Hint
}

/** Something that others must agree to. */
export interface Question {
  about: 'end' | 'undo'
  seat: number
  waiting: number[]
}

/** Say one of the phrases that everybody reads in their own language. */
export interface Quick {
  type: 'quick'
  id: string
  phrase: 'good-game' | 'hello' | 'hurry' | 'one-more' | 'oops' | 'thanks' | 'thinking' | 'well-played'
}

/** A code from another device. */
export interface Redeem {
  code: string
}

/** The command with this id was not carried out: a code, its parameters, and the rule that forbids it. */
export interface Refusal {
  type: 'refused'
  id: string | null
  code: string
  rule: string
  params: Record<string, unknown>
}

/** Open the same table again with the seats moved on by one. */
export interface Rematch {
  type: 'rematch'
  id: string
}

/** A finished game from its beginning to its end, seen by one seat or by a spectator. */
export interface ReplayPage {
  table: TableInfo
  steps: ReplayStep[]
}

/** One step of a replay: what happened in it, and how the table looked after it to the chosen viewer. */
export interface ReplayStep {
  decision: number
  awaited: number[]
  events: WireEvent[]
  view: unknown
}

/** The host lets the clocks run again. */
export interface Resume {
  type: 'resume'
  id: string
}

/** Take a secret choice back before the last seat has chosen. */
export interface Retract {
  type: 'retract'
  id: string
  decision: number
}

/** Somebody at the table said something: own words or a phrase. */
export interface Said {
  type: 'said'
  author: string
  seat: number | null
  text: string | null
  phrase: string | null
}

/** The host gives an empty or abandoned seat to a bot. */
export interface SeatBot {
  type: 'seat-bot'
  id: string
  seat: number
  level: string
}

/** Who sits where. `bot` is the level of the bot that plays for this seat now. */
export interface SeatInfo {
  name: string | null
  taken: boolean
  host: boolean
  bot: string | null
  online: boolean
  you: boolean
}

/** A match as one seat lived it. `start` and the three sums add up to `end`.

    `luck` is what dice and cards did, `mine` what the seat's own choices did, `others` what the others' did (and what
    they showed by it, and how secret choices met); `lost` is what the best choices would have kept. */
export interface SeatReport {
  seat: number
  start: number
  end: number
  luck: number
  mine: number
  others: number
  lost: number
  points: ChancePoint[]
  choices: JudgedChoice[]
  highlights: Highlight[]
}

/** Take a free seat before the start, or one's own seat back from the bot that keeps it warm. */
export interface Sit {
  type: 'sit'
  id: string
  seat: number
}

/** The host starts the game once every seat is taken. */
export interface Start {
  type: 'start'
  id: string
}

/** Choose one of the offered actions for one's seat. `action` is its notation. */
export interface Submit {
  type: 'submit'
  id: string
  decision: number
  action: string
}

/** The host changes two seats before the start. */
export interface Swap {
  type: 'swap'
  id: string
  seat: number
  other: number
}

/** The table around the match. */
export interface TableInfo {
  code: string
  game: string
  rules_version: number
  options: Record<string, unknown>
  status: 'closed' | 'finished' | 'open' | 'playing'
  public: boolean
  spectators: boolean
  show_ready: boolean
  language: 'en' | 'fr' | 'ru'
  clock: NoClock | PerMove | Bank
  timeout: 'bot' | 'forfeit' | 'random'
  paused: boolean
  seats: SeatInfo[]
  watching: number
  commitment: string
  seed: string | null
  ranks: number[] | null
  rematch: string | null
  lesson: boolean
}

/** What a host decides before anybody sits down. */
export interface TableSetup {
  game: string
  seats: (ForPerson | ForBot)[]
  options: Record<string, unknown>
  public: boolean
  clock: NoClock | PerMove | Bank
  timeout: 'bot' | 'forfeit' | 'random'
  spectators: boolean
  show_ready: boolean
  language: 'en' | 'fr' | 'ru'
}

/** What the tutor of a lesson says: the message `lesson-<name>`, its rule, and an offered action worth trying. */
export interface TutorLine {
  name: string
  rule: string
  params: Record<string, unknown>
  advice: string | null
}

/** All that a viewer may know now. Keep `story_from` lines of the story told before, then add `events`.

    `awaited` are the seats asked; `missing` those that have not chosen yet, where the table shows it. `tutor` is what
    the learner is told in a lesson. */
export interface Update {
  type: 'update'
  seq: number
  table: TableInfo
  seat: number | null
  decision: number
  awaited: number[]
  missing: number[] | null
  story_from: number
  events: WireEvent[]
  view: unknown
  offer: WireOffer | null
  clocks: WireClock[] | null
  undo: 'ask' | 'free' | 'no'
  question: Question | null
  tutor: TutorLine[] | null
}

/** Whether a record holds; if not, the fault, the entry of the log (from 0) and what should have stood there. */
export interface Verdict {
  good: boolean
  fault: string
  entry: number
  detail: string
}

/** An action on offer: its notation, which is what is sent back, and its structure, from which it is worded. */
export interface WireAction {
  text: string
  verb: string
  params: Record<string, unknown>
}

/** A seat's clock when the update was sent: seconds left, and whether it runs. */
export interface WireClock {
  left: number
  running: boolean
}

/** What happened, by which rule. */
export interface WireEvent {
  tag: string
  rule: string
  params: Record<string, unknown>
}

/** What this seat is asked; `chosen` is the secret choice it has made so far. */
export interface WireOffer {
  prompt: string
  actions: WireAction[]
  chosen: string | null
}

/** Why: worded by the message `why-<code>`; what a puzzle asks, by `puzzle-<code>`. */
export interface WireReason {
  code: string
  params: Record<string, unknown>
}
