/** The messages of the socket, as the page handles them. */

import type { ClientMessage } from '../wire'

export type { Bye, ClientMessage, Refusal, Said, ServerMessage, Update, WireEvent } from '../wire'

/** What a client asks for: every message of its own that has an id and is answered. */
export type Command = Extract<ClientMessage, { id: string }>

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never

/** A command before it is sent: the link gives it its id. */
export type Order = WithoutId<Command>
