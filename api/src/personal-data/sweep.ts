import { deleteInBatches } from '../platform/cleanup'
import type { Database } from '../platform/database/database'
import type { Platform } from '../platform/platform'
import { mailDeletionDone } from './done-mail'
import { beginDeletion, deleteUser, formerMemberId, listDue, lockLeaver } from './due-queries'
import { eraseFromModeration } from './erase-moderation'
import { deleteSomeComments, handOverTexts, hasPosts } from './erase-texts'
import { eraseTraces } from './erase-traces'

/** Deletes every post of a member, with its comments and files. Boards own how. */
export type RemovePosts = (userId: number) => Promise<void>

type Parts = Pick<Platform, 'database' | 'outbox' | 'signals' | 'log'>

/**
 * Deletes the accounts whose week is over. Instances may run it concurrently, and a repetition continues where a crash ended it.
 * @returns how many were deleted
 * @throws the first error, after every other account was tried
 */
export async function sweepAccounts(parts: Parts, removePosts: RemovePosts): Promise<number> {
  let deleted = 0
  const failures: unknown[] = []
  for (const { id } of await listDue(parts.database)) {
    try {
      if (await deleteAccount(parts, removePosts, id)) deleted++
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return deleted
}

async function deleteAccount(parts: Parts, removePosts: RemovePosts, id: number): Promise<boolean> {
  const { database, signals, log } = parts
  const leaver = await database.transaction(async (tx) => {
    const found = await lockLeaver(tx, id)
    if (found) await beginDeletion(tx, id)
    return found
  })
  if (!leaver) return false
  signals.announce('sign-ins', id)
  if (leaver.content === 'remove') {
    // Piece by piece, because each deleted post locks the counts of its board.
    await removePosts(id)
    await deleteInBatches(() => deleteSomeComments(database, id))
  }
  const isGone = await database.transaction((tx) => erase(parts, tx, id))
  if (!isGone) return false
  signals.announce('badges', id)
  log.info({ member: id }, 'account deleted')
  return true
}

/** Erases what is left in one transaction. */
async function erase({ outbox }: Parts, tx: Database, id: number): Promise<boolean> {
  const leaver = await lockLeaver(tx, id)
  if (!leaver) return false
  // A request that was under way wrote another one: the next run deletes it as posts are deleted.
  if (leaver.content === 'remove' && (await hasPosts(tx, id))) return false
  const former = await formerMemberId(tx)
  await handOverTexts(tx, leaver, former)
  await eraseFromModeration(tx, leaver, former)
  await eraseTraces(tx, leaver)
  await deleteUser(tx, id)
  await mailDeletionDone(outbox, tx, leaver)
  return true
}
