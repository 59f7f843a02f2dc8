/** The messages of the socket, as the page handles them. */

import type { ClientMessage } from '../wire'

export type { Bye, ClientMessage, Refusal, Said, ServerMessage, Update, WireEvent } from '../wire'

/** A command: a message of the client that has an id and gets an answer. */
export type Command = Extract<ClientMessage, { id: string }>

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never

/** A command without its id, which the link adds. */
export type Order = WithoutId<Command>
