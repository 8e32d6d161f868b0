import type { ContentKind } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import type { Platform } from '../platform/platform'
import type { ContentStores, Moved, WithdrawalReason } from '../platform/withdrawal/content-store'
import { listWithdrawn } from './decision-queries'
import { handOver } from './held-content-queries'

/** Moves content out of sight and back. */
export interface Withdrawing {
  /** @returns false if there is no such content */
  withdraw(tx: Database, kind: ContentKind, id: number, reason: WithdrawalReason): Promise<boolean>
  /** Withdraws everything that a member wrote, each in a transaction of its own. A repetition continues where it ended. */
  withdrawAllOf(authorId: number, reason: WithdrawalReason): Promise<number>
  /**
   * Restores what a reversed decision withdrew, each in a transaction of its own. What another decision hides too stays hidden by it.
   * @returns how many came back or stay hidden by another decision
   */
  restoreAllOf(decisionId: number): Promise<number>
  /** The same in the given transaction. */
  restoreIn(tx: Database, decisionId: number): Promise<number>
}

const kinds: readonly ContentKind[] = ['post', 'comment', 'message']

export function createWithdrawing(
  { database, signals }: Pick<Platform, 'database' | 'signals'>,
  stores: ContentStores,
): Withdrawing {
  /** Every instance forgets the files, the sitemap and the unread count that it knows. */
  const announce = async (tx: Database, { withdrawnId, holders = [] }: Moved): Promise<void> => {
    await signals.announceIn(tx, 'withdrawn', withdrawnId)
    tx.afterCommit(() => {
      for (const memberId of holders) {
        signals.announce('unread', memberId)
        signals.announce('deleted-messages', memberId)
      }
    })
  }
  const withdraw: Withdrawing['withdraw'] = async (tx, kind, id, reason) => {
    const moved = await stores[kind].withdraw(tx, id, reason)
    if (moved) await announce(tx, moved)
    return moved !== undefined
  }
  const restore = async (
    tx: Database,
    decisionId: number,
    { kind, id: withdrawnId }: { readonly kind: ContentKind; readonly id: number },
  ): Promise<boolean> => {
    if (await handOver(tx, withdrawnId, decisionId)) return true
    const moved = await stores[kind].restore(tx, withdrawnId)
    if (moved) await announce(tx, moved)
    return moved !== undefined
  }
  const restoreIn: Withdrawing['restoreIn'] = async (tx, decisionId) => {
    let restored = 0
    for (const one of await listWithdrawn(tx, decisionId)) if (await restore(tx, decisionId, one)) restored++
    return restored
  }
  return {
    withdraw,
    restoreIn,
    async withdrawAllOf(authorId, reason) {
      let withdrawn = 0
      for (const kind of kinds)
        for (const id of await stores[kind].listOf(database, authorId))
          if (await database.transaction((tx) => withdraw(tx, kind, id, reason))) withdrawn++
      return withdrawn
    },
    async restoreAllOf(decisionId) {
      let restored = 0
      for (const one of await listWithdrawn(database, decisionId))
        if (await database.transaction((tx) => restore(tx, decisionId, one))) restored++
      return restored
    },
  }
}
