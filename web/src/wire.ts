// Made by `make types` from the Python definitions. Do not edit.

/** Add your own text to the random seed before the start. */
export interface AddEntropy {
  type: 'add-entropy'
  id: string
  text: string
}

/** The analysis of a finished match.

    `methods` says how many choices were judged by each method, `samples` the fewest used for any choice. */
export interface Analysis {
  game: string
  names: string[]
  methods: Record<string, number>
  samples: number
  seats: SeatReport[]
}

/** Agree or disagree with the open question. */
export interface Answer {
  type: 'answer'
  id: string
  agree: boolean
}

/** Ask the others to end the game without a result. */
export interface AskEnd {
  type: 'ask-end'
  id: string
}

/** Undo your last choice: at once if nobody could notice it. Otherwise the others must agree. */
export interface AskUndo {
  type: 'ask-undo'
  id: string
}

/** A bank of seconds for the whole game, plus an increment after each decision. */
export interface Bank {
  type: 'bank'
  seconds: number
  increment: number
}

/** The server closes this connection. `retry` says whether to reconnect. */
export interface Bye {
  type: 'bye'
  code: string
  retry: boolean
}

/** The seat's chance of winning at a step of the replay, from what it knew, and what changed the chance. */
export interface ChancePoint {
  step: number
  value: number
  cause: 'luck' | 'mine' | 'others'
}

/** Say something in your own words. */
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

/** The server has carried out and stored the command with this id. */
export interface Done {
  type: 'done'
  id: string
}

/** An example after one step: the view, the events of the step, and the actions on offer. */
export interface ExampleFrame {
  awaited: number[]
  events: WireEvent[]
  beats: WireBeat[]
  offer: WireOffer | null
  view: unknown
  forecast: unknown
}

/** An example that explains rules: a position, and the steps that follow. `example-<name>` says what to look at. */
export interface ExamplePage {
  name: string
  rules: string[]
  seat: number | null
  seats: number
  options: Record<string, unknown>
  frames: ExampleFrame[]
}

/** A fact worth telling about a match: its seat, its step of the replay, and the events of that step. */
export interface Fact {
  kind: 'gain' | 'lead' | 'lead-late' | 'loss' | 'luck'
  step: number
  seat: number
  count: number
  events: WireEvent[]
}

/** A seat for a bot of this level. */
export interface ForBot {
  type: 'bot'
  level: string
}

/** A seat for a person. */
export interface ForPerson {
  type: 'person'
}

/** The options in a form, and the number of seats. */
export interface FormQuery {
  options: Record<string, unknown>
  seats: number
}

/** The options without effect, each with its reason (`idle-<reason>`), and why no table can be opened, if so. */
export interface FormState {
  idle: Record<string, string>
  problem: Problem | null
}

/** Free a seat before the start. Only the host may do this. */
export interface FreeSeat {
  type: 'free-seat'
  id: string
  seat: number
}

/** A game that the server offers. */
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

/** A guest, with the secret token that the browser keeps. */
export interface Guest {
  user: string
  name: string
  language: string
  token: string
}

/** The health of the server. */
export interface Health {
  status: string
  version: string
  compiled: boolean
  tables: number
  connections: number
}

/** The first message of a connection: the token that identifies the user, and the version of the messages.

    `heard` is the number of the last chat message that you heard, or 0. The server then sends you the later ones that
    it remembers. Without `heard` it sends none. */
export interface Hello {
  type: 'hello'
  token: string
  wire: number | null
  heard: number | null
}

/** A moment worth another look: a costly choice, the only good choice, or a stroke of luck. */
export interface Highlight {
  kind: 'found' | 'luck' | 'mistake'
  step: number
  before: number
  after: number
  choice: JudgedChoice | null
}

/** Advice for a seat by what it knows: every offered action, the best first, and how the chances were found.

    `value` is the chance before the choice. If the best play was computed, it is the chance with best play. If samples
    were played on by a usual policy, it is the chance with that policy. So `value` and the chances after a choice are
    on the same scale. `samples` is 0 if nothing was sampled. `mixed` says whether the best play is a mixture. */
export interface Hint {
  choices: Odds[]
  value: number
  reason: Reason
  method: 'exact' | 'model' | 'planned' | 'round' | 'sampled' | 'table'
  samples: number
  mixed: boolean
}

/** A choice of the seat, judged by what it knew: the chances before and after it, and the loss against the best.

    `step` is the step of the replay at which it was made. `odds` begins with the best action and includes the one
    played. */
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

/** Remove somebody from the table for good. Only the host may do this, and not to a player during a game. */
export interface Kick {
  type: 'kick'
  id: string
  author: string
}

/** Leave your seat. During a game a bot plays for you until you sit down again. */
export interface Leave {
  type: 'leave'
  id: string
}

/** The names that come with a game's options, and descriptions of its pieces by the game. */
export interface Lexicon {
  names: Record<string, string>
  pieces: unknown[]
}

/** A table in the lobby or in the user's own list. */
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

/** A request for descriptions of the pieces that these options use, in a language. */
export interface Lookup {
  options: Record<string, unknown>
  language: string
}

/** How a match ended: facts, and a number for each seat, worded by `score-<unit>` (empty without scores). */
export interface MatchSummary {
  unit: string
  values: number[]
  lines: ScoreSentence[]
  facts: Fact[]
}

/** The user that the token identifies. */
export interface Me {
  user: string
  name: string
  language: string
}

/** Hide somebody's messages from you, or show them again. `author` is the name beside the messages. */
export interface Mute {
  type: 'mute'
  id: string
  author: string
  mute: boolean
}

/** A request to become a guest. Only a name is needed. */
export interface NewGuest {
  name: string
  language: string
}

/** A request to learn a game by a guided first game. */
export interface NewLesson {
  language: string
}

/** A table to open. With `sit` the host takes the first seat for a person; with `start` the game begins at once. */
export interface NewTable {
  setup: TableSetup
  sit: boolean
  start: boolean
}

/** No time limit. */
export interface NoClock {
  type: 'none'
}

/** The server will restart in so many minutes. The operator announced it. Games are kept. */
export interface Notice {
  type: 'notice'
  minutes: number
}

/** An action, the chance of winning after it (a shared win counts as its share), and its weight in the best play.

    If a player must not be predictable, the best play is a mixture. Otherwise the best action has the weight 1. */
export interface Odds {
  action: WireAction
  value: number
  weight: number
}

/** Offer a draw at a table of two. If the other player agrees, both are first. */
export interface OfferDraw {
  type: 'offer-draw'
  id: string
}

/** The code of a new table. */
export interface Opened {
  code: string
}

/** An option of a game, for a form. */
export interface OptionInfo {
  name: string
  kind: string
  default: unknown
  low: number | null
  high: number | null
  choices: string[]
}

/** Stop the clocks. Only the host may do this. At a table with a clock, the others must agree. */
export interface Pause {
  type: 'pause'
  id: string
}

/** A number of seconds for each decision; days for correspondence games. */
export interface PerMove {
  type: 'per-move'
  seconds: number
}

/** A check that the client is still there. Answer with a pong of the same number. */
export interface Ping {
  type: 'ping'
  number: number
}

/** The answer to a ping. The server uses it to measure the lag. */
export interface Pong {
  type: 'pong'
  number: number
}

/** Why a request was refused. */
export interface Problem {
  code: string
  rule: string
  params: Record<string, unknown>
}

/** A day's puzzle: the game it is from, and all games that have puzzles. */
export interface PuzzleDay {
  date: string
  game: string
  games: string[]
}

/** A position with one best answer, as the asked seat sees it, and its solution. */
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

/** A question that the seats in `waiting` have yet to answer. */
export interface Question {
  about: 'draw' | 'end' | 'pause' | 'undo'
  seat: number
  waiting: number[]
}

/** Say one of the phrases. Everybody reads it in their own language. */
export interface Quick {
  type: 'quick'
  id: string
  phrase: 'good-game' | 'hello' | 'hurry' | 'one-more' | 'oops' | 'thanks' | 'thinking' | 'well-played'
}

/** A reason, worded by the message `why-<code>`, or a puzzle's question, worded by `puzzle-<code>`.

    `line` is the line of play that the reason speaks of, from the advised choice on. */
export interface Reason {
  code: string
  params: Record<string, unknown>
  line: Step[]
}

/** A record, or a position in one line, and the viewer to show it to: a seat counted from 0, or a spectator. */
export interface RecordFile {
  text: string
  seat: number | null
}

/** A code from another device. */
export interface Redeem {
  code: string
}

/** The server refused the command with this id. `rule` is the rule that forbids it, if there is one. */
export interface Refusal {
  type: 'refused'
  id: string | null
  code: string
  rule: string
  params: Record<string, unknown>
}

/** Open a new table with the same game and people. Everybody moves on by one seat. */
export interface Rematch {
  type: 'rematch'
  id: string
}

/** A finished game from beginning to end, or one position, as one seat or a spectator sees it. */
export interface ReplayPage {
  table: TableInfo
  position: string
  steps: ReplayStep[]
}

/** One step of a replay: its events, and the view of the chosen viewer after it. */
export interface ReplayStep {
  decision: number
  awaited: number[]
  events: WireEvent[]
  beats: WireBeat[]
  view: unknown
  forecast: unknown
  position: string
}

/** Resign at a table of two. The other player wins. */
export interface Resign {
  type: 'resign'
  id: string
}

/** Let the clocks run again. The host may do this, and every player whose choice is awaited. */
export interface Resume {
  type: 'resume'
  id: string
}

/** Take your secret choice back. You can do this until the last seat has chosen. */
export interface Retract {
  type: 'retract'
  id: string
  decision: number
}

/** Somebody at the table said something, in their own words (`text`) or with a phrase.

    `number` counts the messages of the table, from 1. It begins again when another process takes the table over.
    `earlier` marks a message from before this connection. */
export interface Said {
  type: 'said'
  author: string
  seat: number | null
  text: string | null
  phrase: string | null
  number: number
  earlier: boolean
}

/** A further sentence about a game's score, worded by `score-<code>`. */
export interface ScoreSentence {
  code: string
  params: Record<string, unknown>
}

/** Give an empty or abandoned seat to a bot. Only the host may do this. */
export interface SeatBot {
  type: 'seat-bot'
  id: string
  seat: number
  level: string
}

/** A seat and who sits there. `bot` is the level of the bot that plays for this seat now. */
export interface SeatInfo {
  name: string | null
  taken: boolean
  host: boolean
  bot: string | null
  online: boolean
  you: boolean
}

/** A match from the view of one seat. `start` and the three sums add up to `end`.

    `luck` is the effect of dice and cards, and `mine` that of the seat's own choices. `others` is the effect of the
    others' choices, of what they revealed, and of how secret choices combined. `lost` is what the best choices would
    have kept. */
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

/** A series of games between the same two players. The first to win `first_to` games wins the series.

    `game` is the number of this game, from 1. `wins` has the games won by each seat, with this game once it is over.
    A draw counts for nobody. The players swap seats after every game. Seat 1 begins, unless a lot or the rules decide. */
export interface Series {
  first_to: number
  game: number
  wins: number[]
  over: boolean
}

/** Stop somebody from chatting, or allow it again. Only the host may do this.

    `author` is the name beside their messages or at their seat. */
export interface Silence {
  type: 'silence'
  id: string
  author: string
  silent: boolean
}

/** Take a free seat before the start. During a game, take your own seat back from the bot that plays for you. */
export interface Sit {
  type: 'sit'
  id: string
  seat: number
}

/** A language of the server, under its own name. */
export interface SpokenLanguage {
  language: string
  name: string
}

/** Start the game once every seat is taken. Only the host may do this. */
export interface Start {
  type: 'start'
  id: string
}

/** A step of a line of play, worded as the event that it is (`event-<tag>`). */
export interface Step {
  tag: string
  params: Record<string, unknown>
}

/** Choose one of the offered actions for your seat. `action` is its notation. */
export interface Submit {
  type: 'submit'
  id: string
  decision: number
  action: string
}

/** Swap two seats before the start. Only the host may do this. */
export interface Swap {
  type: 'swap'
  id: string
  seat: number
  other: number
}

/** Turn the chat off for everybody, or on again. Only the host may do this. */
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

/** The host's settings for a new table.

    Defaults are not stored, so that an older process can read a table that uses nothing new. */
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

/** A line of a lesson's tutor. Its words are the message `lesson-<name>`. `advice` is an action to try. */
export interface TutorLine {
  name: string
  rule: string
  params: Record<string, unknown>
  advice: string | null
}

/** Everything that you may know now. Keep the first `story_from` lines of the story, then add `events`.

    `awaited` has the seats that must choose. `missing` has those of them that have not chosen yet, if the table shows
    this. `tutor` has the lines of a lesson. `forecast` is what follows from the view by the rules, if the game computes
    it. `beats` group `events` for display. `wire` is the version of these messages. */
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

/** Whether a record is valid. If not: the fault, the entry of the log (from 0), and what should be there. */
export interface Verdict {
  good: boolean
  fault: string
  entry: number
  detail: string
}

/** An action on offer. The client sends back `text`, its notation. `verb` and `params` give its wording. */
export interface WireAction {
  text: string
  verb: string
  params: Record<string, unknown>
}

/** Events to show together: their places in the list of events, and the milliseconds to show them at normal pace.

    `brief` milliseconds are enough if much else is waiting and no event of the beat names the viewer's seat. With 0, the
    next beat sums it up. Without `brief`, the beat is always shown in full. */
export interface WireBeat {
  hold: number
  events: number[]
  brief?: number
}

/** A seat's clock when the update was sent: the seconds left, and whether it runs. */
export interface WireClock {
  left: number
  running: boolean
}

/** Something that happened, with the rule behind it. */
export interface WireEvent {
  tag: string
  rule: string
  params: Record<string, unknown>
}

/** The decision that this seat has to make. `chosen` is its secret choice so far. */
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
