import type { Change, HistoryEntry, Right } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { findRevision } from './revision-queries'

const rightOf = {
  promote: 'promote',
  rollback: 'promote',
  canary: 'promote',
  'end-canary': 'promote',
  switch: 'switch',
  region: 'switch',
  'forget-planned': 'switch',
} as const satisfies Record<Change['type'], Right>

/** The right that a change takes. */
export const rightFor = ({ type }: Change): Right => rightOf[type]

/** The right that it takes to undo a change: that of the change, also where it was an undo itself. */
export async function rightToUndo(database: Database, { change, environment }: HistoryEntry): Promise<Right> {
  if (change.type !== 'undo') return rightFor(change)
  const undone = await findRevision(database, environment, change.revision)
  // A history without its beginning is nobody's to change, but for those who may do most.
  return undone ? rightToUndo(database, undone) : 'promote'
}
