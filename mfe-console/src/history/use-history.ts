import { type BudgetEntry, type HistoryEntry, registryHistory, type RulesEntry } from '@within-reach/contract'
import { useCallPages } from '@within-reach/shared-core/react'
import { useVerifiedSend } from '../second-factor/verified-send'

/** Changes per page. */
const most = 20

export interface FollowedHistory {
  /** The changes of remotes, newest first. */
  readonly entries: readonly HistoryEntry[]
  /** The changes of the site's rules between them, newest first. */
  readonly rules: readonly RulesEntry[]
  /** The changes of budgets between them, newest first. */
  readonly budgets: readonly BudgetEntry[]
  readonly status: 'pending' | 'success' | 'error'
  readonly hasOlder: boolean
  /** Loads older ones, or tries again. */
  older(): void
}

/**
 * The changes of one remote or of all.
 * @param revision the displayed revision; another one has another history
 */
export function useHistory(revision: number, remote?: string): FollowedHistory {
  const history = useCallPages(registryHistory, {
    firstPage: undefined as number | undefined,
    fieldsOf: (before) => ({ remote, before, most }),
    nextOf: ({ data }) => (data.length < most ? undefined : data.at(-1)?.revision),
    version: revision,
    send: useVerifiedSend(),
  })
  const { pages, failure, isFetching, next } = history
  const failed = (failure ?? next.failure) !== undefined
  return {
    entries: pages?.flatMap(({ data }) => data) ?? [],
    // An older service has neither.
    rules: pages?.flatMap(({ meta }) => meta.rules ?? []) ?? [],
    budgets: pages?.flatMap(({ meta }) => meta.budgets ?? []) ?? [],
    status: isFetching ? 'pending' : failed ? 'error' : 'success',
    hasOlder: next.exists,
    older: () => (pages ? history.fetchNext() : history.restart()),
  }
}
