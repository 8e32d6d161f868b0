import { deleteInBatches } from '../platform/cleanup'
import type { Platform } from '../platform/platform'
import {
  deleteDueWithdrawn,
  deleteOldReports,
  deleteOldReviews,
  listUnfinishedBans,
  listUnfinishedReversals,
} from './cleanup-queries'
import { keptFor } from './kept-for'
import type { Withdrawing } from './withdrawing'

/** Deletes what the privacy page says is deleted, and finishes what a crash interrupted. */
export function addCleanups({ cleanup, database }: Platform, withdrawing: Withdrawing): void {
  cleanup.add({
    what: 'content of banned members',
    async run() {
      let moved = 0
      for (const { id, user_id } of await listUnfinishedBans(database))
        moved += await withdrawing.withdrawAllOf(user_id, { decisionId: id, keptFor: keptFor.hide })
      for (const id of await listUnfinishedReversals(database)) moved += await withdrawing.restoreAllOf(id)
      return moved
    },
  })
  cleanup.add({ what: 'withdrawn content', run: () => deleteInBatches(() => deleteDueWithdrawn(database)) })
  cleanup.add({ what: 'reports', run: () => deleteOldReports(database) })
  cleanup.add({ what: 'reviews', run: () => deleteInBatches(() => deleteOldReviews(database)) })
}
