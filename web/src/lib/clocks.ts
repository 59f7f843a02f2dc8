/** The clocks to choose from for a table; `clock-<name>` is their message. */

import type { TableSetup } from '../wire'

export const CLOCKS: Readonly<Record<string, TableSetup['clock']>> = {
  none: { type: 'none' },
  'move-30': { type: 'per-move', seconds: 30 },
  'move-120': { type: 'per-move', seconds: 120 },
  'bank-5': { type: 'bank', seconds: 300, increment: 5 },
  'bank-15': { type: 'bank', seconds: 900, increment: 10 },
  'day-1': { type: 'per-move', seconds: 86_400 },
  'day-3': { type: 'per-move', seconds: 259_200 },
}
