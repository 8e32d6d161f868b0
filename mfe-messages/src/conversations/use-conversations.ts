import { type ConversationRow, conversations, type Failure } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { type CallPages, updateAnswers, useCallPages } from '@within-reach/shared-core/react'
import { useMessageChanges } from '../use-message-changes'

/** The conversations of the member, which follow new messages. */
export interface Conversations {
  /** Undefined while the list is loading, and if it could not be loaded. */
  readonly rows: readonly ConversationRow[] | undefined
  readonly failure: Failure<typeof conversations> | undefined
  readonly older: CallPages<typeof conversations>['next'] & { load(): void }
  refresh(): void
}

/** Reads the list, and its beginning again when a message arrives. */
export function useConversations(): Conversations {
  const list = useCallPages(conversations, {
    firstPage: undefined as number | undefined,
    fieldsOf: (before) => ({ before }),
    nextOf: ({ meta }) => meta.next,
  })
  const rows = list.pages && unique(list.pages.flatMap(({ data }) => data))
  useMessageChanges(readNewestConversations)
  return {
    rows,
    failure: rows === undefined && !list.isFetching ? list.failure : undefined,
    older: { ...list.next, load: list.fetchNext },
    refresh: list.restart,
  }
}

/** Reads the beginning of the list. Conversations with new messages move to the top. Those below the beginning stay. */
export async function readNewestConversations(): Promise<void> {
  const outcome = await send(conversations, {})
  if (outcome.kind !== 'ok') return
  const { data: beginning, meta } = outcome
  const last = beginning.at(-1)
  const isBelow = ({ ca }: ConversationRow) => last !== undefined && meta.next !== undefined && ca < last.ca
  let isFirst = true
  updateAnswers(conversations, (answer) => {
    const below = answer.data.filter(isBelow)
    const data = isFirst ? [...beginning, ...below] : below
    isFirst = false
    return { ...answer, data }
  })
}

/** A conversation that moved to the top is on an older page as well. */
const unique = (rows: readonly ConversationRow[]): readonly ConversationRow[] => {
  const seen = new Set<number>()
  return rows.filter(({ conversation_idx: id }) => !seen.has(id) && seen.add(id))
}
