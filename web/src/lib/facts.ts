/** Names the message for a fact about a finished match. */

import type { Fact } from '../wire'

/** Whether one of its events already states how much its seat gained or lost. */
const stated = ({ seat, count, events }: Fact): boolean =>
  events.some(({ params }) => params['seat'] === seat && Object.values(params).includes(count))

/** The message of a fact. If an event follows that states the number, the message leaves it out. */
export const factMessage = (fact: Fact): string =>
  `fact-${fact.kind}${(fact.kind === 'gain' || fact.kind === 'loss') && stated(fact) ? '-told' : ''}`
