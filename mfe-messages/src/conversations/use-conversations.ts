import { type ConversationRow, conversations, type Failure } from '@within-reach/contract'
import { type MessageState, send } from '@within-reach/shared-core'
import { type CallPages, invalidate, updateAnswers, useCallPages } from '@within-reach/shared-core/react'
import { useEffect, useRef } from 'react'
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
  const shown = useRef(rows)
  useEffect(() => {
    shown.current = rows
  })
  useMessageChanges(async (told) => {
    // The event of a deletion does not name the message, which may be on any page.
    if (told?.deleted) return invalidate(conversations)
    // What is being read may have what is told, such as the message that the member has just sent.
    const known = (await reading) ?? shown.current
    if (!told || !known || !shows(known, told)) await readNewestConversations()
  }, rows !== undefined)
  return {
    rows,
    failure: rows === undefined && !list.isFetching ? list.failure : undefined,
    older: { ...list.next, load: list.fetchNext },
    refresh: list.restart,
  }
}

/** Whether the list shows what the service tells: the newest message is its last one, and it shows no more unread messages. */
const shows = (rows: readonly ConversationRow[], { inbox, sent, unread }: MessageState): boolean =>
  rows[0]?.message_idx === Math.max(inbox, sent) &&
  unread !== undefined &&
  unread >= rows.reduce((sum, row) => sum + row.unread, 0)

/** The beginning of the list while it is being read. Undefined if the service does not answer. */
let reading: Promise<readonly ConversationRow[] | undefined> | undefined

/** Reads the beginning of the list. Conversations with new messages move to the top. Those below the beginning stay. */
export async function readNewestConversations(): Promise<void> {
  const read = (reading = readBeginning())
  await read
  if (reading === read) reading = undefined
}

async function readBeginning(): Promise<readonly ConversationRow[] | undefined> {
  const outcome = await send(conversations, {})
  if (outcome.kind !== 'ok') return undefined
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
  return beginning
}

/** A conversation that moved to the top is on an older page as well. */
const unique = (rows: readonly ConversationRow[]): readonly ConversationRow[] => {
  const seen = new Set<number>()
  return rows.filter(({ conversation_idx: id }) => !seen.has(id) && seen.add(id))
}
