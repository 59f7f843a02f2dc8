/** The messages of the socket, as the page handles them. */

import type * as wire from '../wire'

export type ServerFrame = wire.Update | wire.Done | wire.Refusal | wire.Said | wire.Ping | wire.Bye
export type ClientCommand = { type: string; id: string }
export type { Bye, Done, Ping, Refusal, Said, Update, WireEvent } from '../wire'
