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
  beats: WireBeat[]
  offer: WireOffer | null
  view: unknown
  forecast: unknown
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

/** Something worth telling about a match: to whom it happened, at which step of the replay, and what was told then. */
export interface Fact {
  kind: 'gain' | 'lead' | 'lead-late' | 'loss' | 'luck'
  step: number
  seat: number
  count: number
  events: WireEvent[]
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

/** The options that a form shows, and how many are to play. */
export interface FormQuery {
  options: Record<string, unknown>
  seats: number
}

/** Which options change nothing, each with its reason (`idle-<reason>`), and why no table can be opened, if so. */
export interface FormState {
  idle: Record<string, string>
  problem: Problem | null
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
  error: string
}

/** A guest, with the private token that the browser keeps. */
export interface Guest {
  user: string
  name: string
  language: string
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

/** The first message of a connection: the token that says who this is, and the version of the wire that is spoken. */
export interface Hello {
  type: 'hello'
  token: string
  wire: number | null
}

/** A moment worth another look: a choice that cost much, one that was the only good one, or a stroke of luck. */
export interface Highlight {
  kind: 'found' | 'luck' | 'mistake'
  step: number
  before: number
  after: number
  choice: JudgedChoice | null
}

/** What to do by what one knows: every offered action, the best first; and how that was found out.

    `value` is the chance before the choice: that of the best play where it was worked out, and of usual play where samples
    were played on in the usual way. So what follows a choice is, on average, worth neither more nor less than said.
    `samples` is 0 where nothing was sampled. `mixed` follows from the choices: the best play is a mixture. */
export interface Hint {
  choices: Odds[]
  value: number
  reason: Reason
  method: 'exact' | 'model' | 'planned' | 'round' | 'sampled' | 'table'
  samples: number
  mixed: boolean
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
  reason: Reason
  method: 'exact' | 'model' | 'planned' | 'round' | 'sampled' | 'table'
  samples: number
}

/** The host sends somebody away for good, but no player while the game goes on. */
export interface Kick {
  type: 'kick'
  id: string
  author: string
}

/** Stand up; once the game has begun a bot plays for the seat until its player sits down again. */
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
  winners: string[]
  won: boolean
}

/** Somebody who wants to read about the pieces that these options bring, in their language. */
export interface Lookup {
  options: Record<string, unknown>
  language: string
}

/** How a match ended: a number for each seat, worded by `score-<unit>` (empty for a game that keeps none), and facts. */
export interface MatchSummary {
  unit: string
  values: number[]
  lines: ScoreSentence[]
  facts: Fact[]
}

/** Who the token stands for. */
export interface Me {
  user: string
  name: string
  language: string
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
  language: string
}

/** Somebody who wants to learn a game by playing it. */
export interface NewLesson {
  language: string
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

/** The operator says that the server restarts in so many minutes. Games are kept. */
export interface Notice {
  type: 'notice'
  minutes: number
}

/** An action, the chance of winning after it (a shared win counts as its share), and its part in the best play.

    Where one should not be read, the best play is a mixture; elsewhere the best action has the weight 1. */
export interface Odds {
  action: WireAction
  value: number
  weight: number
}

/** Offer a draw, at a table of two: if the other one agrees, both have won. */
export interface OfferDraw {
  type: 'offer-draw'
  id: string
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
  asks: Reason
  view: unknown
  forecast: unknown
  offer: WireOffer
  solution: Hint
}

/** Something that others must agree to. */
export interface Question {
  about: 'draw' | 'end' | 'pause' | 'undo'
  seat: number
  waiting: number[]
}

/** Say one of the phrases that everybody reads in their own language. */
export interface Quick {
  type: 'quick'
  id: string
  phrase: 'good-game' | 'hello' | 'hurry' | 'one-more' | 'oops' | 'thanks' | 'thinking' | 'well-played'
}

/** Why: worded by the message `why-<code>`; what a puzzle asks, by `puzzle-<code>`. */
export interface Reason {
  code: string
  params: Record<string, unknown>
}

/** A record as text, or a position as one line, and through whose eyes it is to be seen: a seat from 0 on, or a spectator. */
export interface RecordFile {
  text: string
  seat: number | null
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

/** A finished game from its beginning to its end, or one position, seen by one seat or by a spectator. */
export interface ReplayPage {
  table: TableInfo
  position: string
  steps: ReplayStep[]
}

/** One step of a replay: what happened in it, and how the table looked after it to the chosen viewer. */
export interface ReplayStep {
  decision: number
  awaited: number[]
  events: WireEvent[]
  beats: WireBeat[]
  view: unknown
  forecast: unknown
  position: string
}

/** Give the game up, at a table of two: the other one has won. */
export interface Resign {
  type: 'resign'
  id: string
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

/** What else a game says about its score, worded by `score-<code>`. */
export interface ScoreSentence {
  code: string
  params: Record<string, unknown>
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

/** Several games of the same two. Whoever wins `first_to` of them wins the series.

    `game` counts the games from one. `wins` are by seat, and count this game once it is over; a draw counts for nobody. The
    seats change after every game, and seat 1 begins. */
export interface Series {
  first_to: number
  game: number
  wins: number[]
  over: boolean
}

/** The host lets nobody hear somebody, or everybody again; `author` is their name as it stands beside their words or at their seat. */
export interface Silence {
  type: 'silence'
  id: string
  author: string
  silent: boolean
}

/** Take a free seat before the start, or one's own seat back from the bot that keeps it warm. */
export interface Sit {
  type: 'sit'
  id: string
  seat: number
}

/** A language that the server speaks, under its own name. */
export interface SpokenLanguage {
  language: string
  name: string
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

/** The host turns the chat off for all, or on again. */
export interface SwitchChat {
  type: 'switch-chat'
  id: string
  on: boolean
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
  language: string
  clock: NoClock | PerMove | Bank
  timeout: 'bot' | 'forfeit' | 'random'
  paused: boolean
  seats: SeatInfo[]
  watching: number
  commitment: string
  seed: string | null
  ranks: number[] | null
  ended: 'abandoned' | 'agreed' | 'clock' | 'draw' | 'operator' | 'resigned' | 'rules' | null
  rematch: string | null
  series: Series | null
  chat: boolean
  hints: boolean
  lesson: boolean
}

/** What a host decides before anybody sits down.

    What is as always is not written down, so that an older process can read a table that uses nothing new. */
export interface TableSetup {
  game: string
  seats: (ForPerson | ForBot)[]
  options: Record<string, unknown>
  public: boolean
  clock: NoClock | PerMove | Bank
  timeout: 'bot' | 'forfeit' | 'random'
  spectators: boolean
  show_ready: boolean
  stand_in: string | null
  hints: boolean | null
  first_to: number
  language: string
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
    the learner is told in a lesson. `forecast` is what follows from the view by the rules, where the game tells it.
    `beats` group `events` for the telling; `wire` is the version of these messages. */
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
  beats: WireBeat[]
  view: unknown
  forecast: unknown
  offer: WireOffer | null
  clocks: WireClock[] | null
  undo: 'ask' | 'free' | 'no'
  question: Question | null
  tutor: TutorLine[] | null
  wire: number
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

/** What a person takes in at once: places in the list of events, and how many milliseconds at normal pace. */
export interface WireBeat {
  hold: number
  events: number[]
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

export type ClientMessage =
  | Hello
  | Submit
  | Retract
  | Sit
  | Leave
  | Swap
  | SeatBot
  | FreeSeat
  | AddEntropy
  | Start
  | Pause
  | Resume
  | AskUndo
  | AskEnd
  | Resign
  | OfferDraw
  | Answer
  | Rematch
  | Chat
  | Quick
  | Mute
  | SwitchChat
  | Silence
  | Kick
  | Pong

export type ServerMessage =
  | Update
  | Done
  | Refusal
  | Said
  | Ping
  | Notice
  | Bye

export const WIRE_VERSION = 4

/** What each request over HTTP takes and gives. */
export interface Requests {
  'GET /api/health': { body: undefined; result: Health }
  'GET /api/games': { body: undefined; result: GameListing[] }
  'GET /api/words': { body: undefined; result: SpokenLanguage[] }
  'GET /api/words/{language}': { body: undefined; result: string }
  'GET /api/words/{language}/{game}': { body: undefined; result: string }
  'GET /api/words/{language}/{game}/rules': { body: undefined; result: string }
  'POST /api/games/{game}/lexicon': { body: Lookup; result: Lexicon }
  'POST /api/games/{game}/form': { body: FormQuery; result: FormState }
  'GET /api/games/{game}/examples': { body: undefined; result: ExamplePage[] }
  'POST /api/games/{game}/lesson': { body: NewLesson; result: Opened }
  'POST /api/guests': { body: NewGuest; result: Guest }
  'GET /api/me': { body: undefined; result: Me }
  'PUT /api/me': { body: NewGuest; result: Me }
  'GET /api/me/tables': { body: undefined; result: Listed[] }
  'POST /api/me/device-codes': { body: undefined; result: DeviceCode }
  'POST /api/me/new-token': { body: undefined; result: Guest }
  'POST /api/device-codes/redeem': { body: Redeem; result: Guest }
  'GET /api/tables': { body: undefined; result: Listed[] }
  'POST /api/tables': { body: NewTable; result: Opened }
  'GET /api/tables/{code}': { body: undefined; result: TableInfo }
  'GET /api/tables/{code}/record': { body: undefined; result: string }
  'GET /api/tables/{code}/replay': { body: undefined; result: ReplayPage }
  'POST /api/replays': { body: RecordFile; result: ReplayPage }
  'POST /api/tables/{code}/hint': { body: undefined; result: Hint }
  'GET /api/tables/{code}/analysis': { body: undefined; result: Analysis }
  'GET /api/tables/{code}/summary': { body: undefined; result: MatchSummary }
  'GET /api/puzzles': { body: undefined; result: PuzzleDay }
  'GET /api/puzzles/{game}': { body: undefined; result: PuzzlePage }
  'GET /api/tables/{code}/verify': { body: undefined; result: Verdict }
}
