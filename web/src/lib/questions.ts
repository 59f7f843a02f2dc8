/** What became of a question to the others: whether to take back, to draw, to end or to pause. */

import type { Update } from '../wire'

/** Whether this update shows that the others did not agree to the reader's own question. */
export function notAgreed(before: Update | null, now: Update): boolean {
  if (!before?.question || before.question.seat !== now.seat || now.question) return false
  const agreed =
    now.decision !== before.decision ||
    now.table.status !== before.table.status ||
    now.table.paused !== before.table.paused
  return !agreed && !botSatDown(before, now)
}

/** A question may lapse without an answer when a bot takes a seat. */
function botSatDown(before: Update, now: Update): boolean {
  return now.table.seats.some(({ bot }, seat) => bot !== null && before.table.seats[seat]?.bot === null)
}
