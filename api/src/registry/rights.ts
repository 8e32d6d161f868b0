import type { Change, HistoryEntry, Right } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { findRevision } from './history-queries'

const rightOf = {
  promote: 'promote',
  rollback: 'promote',
  canary: 'promote',
  'end-canary': 'promote',
  switch: 'switch',
  region: 'switch',
  'forget-planned': 'switch',
} as const satisfies Record<Change['type'], Right>

/** The right that a change requires. */
export const rightFor = ({ type }: Change): Right => rightOf[type]

/** The right that an undo requires: that of the original change, also for an undo of an undo. */
export async function rightToUndo(database: Database, { change, environment }: HistoryEntry): Promise<Right> {
  if (change.type !== 'undo') return rightFor(change)
  const undone = await findRevision(database, environment, change.revision)
  // If the original change is missing in the history, only a holder of all rights may undo it.
  return undone && 'remote' in undone ? rightToUndo(database, undone) : 'promote'
}
