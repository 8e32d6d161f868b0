import {
  type Conversation,
  type ConversationMessage,
  conversation,
  conversations,
  type Failure,
  msgs,
  type Outcome,
  type Success,
} from '@within-reach/contract'
import { type MessageState, send, sendWhenVisible } from '@within-reach/shared-core'
import {
  type CallPages,
  updateAnswers,
  updateOptimistically,
  useCallPages,
} from '@within-reach/shared-core/react'
import { useEffect, useRef, useState } from 'react'
import { readNewestConversations } from '../conversations/use-conversations'
import { deletionsAnswered } from '../message-view/use-deletion'
import { useMessageChanges } from '../use-message-changes'
import { createKnownMessages, newestOf } from './known-messages'

type Page = Success<typeof conversation>
type Answer = Outcome<typeof conversation>

/** The messages with one person, which follow new ones. */
export interface Thread {
  /** The other person. Undefined while it is loading, and if it could not be loaded. */
  readonly person: Conversation | undefined
  /** Oldest first. */
  readonly messages: readonly ConversationMessage[]
  /** The id of the last message of the other person, by which they can be blocked. */
  readonly lastReceived: number | undefined
  readonly failure: Failure<typeof conversation> | undefined
  /** Whether its last message was deleted here. */
  readonly isEmptied: boolean
  readonly older: CallPages<typeof conversation>['next'] & { load(): void }
  /** Reads the newest messages, and the list of conversations, after a message was sent. */
  sent(): void
  /** Reads all of it that is shown, and the list of conversations. */
  readAgain(): void
  /** Removes a deleted message. */
  remove(id: number): void
  restart(): void
}

/**
 * Reads a conversation, and its end again when a message arrives.
 * @param number of the conversation, or the id of one of its messages
 */
export function useThread(number: string): Thread {
  const list = useCallPages(conversation, {
    firstPage: undefined as number | undefined,
    fieldsOf: (before) => ({ with: number, before }),
    nextOf: ({ meta }) => meta.next,
    send: sendWhenVisible,
  })
  const { pages, restart } = list
  const [known] = useState(createKnownMessages)
  // What it reads after it opened is newer than what was told before, which may be about another conversation.
  const [wasShown] = useState(pages !== undefined)
  const { exists: hasOlder, isFetching: isReadingOlder } = list.next
  const shown = useRef({ number, pages, hasOlder, isReadingOlder })
  useEffect(() => {
    shown.current = { number, pages, hasOlder, isReadingOlder }
    known.add(newestOf(pages?.[0]?.data.messages ?? []))
  }, [number, pages, hasOlder, isReadingOlder, known])
  const removed = useRef(new Set<number>())
  const times = useRef({ asked: 0, taken: 0 })
  /** @returns whether the service answered */
  const read = async (downTo?: number): Promise<boolean> => {
    const time = ++times.current.asked
    const outcome = await readNewest(number, downTo)
    if (outcome.kind === 'not-found') restart()
    if (outcome.kind !== 'ok') return false
    // Meanwhile another conversation may be open, or a newer answer may have arrived.
    if (shown.current.number !== number || time < times.current.taken) return true
    times.current.taken = time
    known.add(newestOf(outcome.data.messages))
    const wasReadingOlder = shown.current.isReadingOlder
    if (!(await join(outcome as Page, shown.current.pages ?? []))) restart()
    else if (wasReadingOlder) list.fetchNext()
    return true
  }
  const reading = useRef<Promise<boolean>>(undefined)
  const freshen = (downTo?: number) => (reading.current = read(downTo))
  const follow = async (told: MessageState) => {
    // What is being read may bring what is told, such as the message that the member has just sent.
    await reading.current
    if (!known.has(told) && (await freshen())) known.add(told)
  }
  const newestFirst = pages?.flatMap(({ data }) => data.messages) ?? []
  /** Reads all that is shown: the event of a deletion does not name the message. */
  const readAgain = () => freshen(newestFirst.at(-1)?.message_idx)
  const followDeletion = async () => {
    await deletionsAnswered()
    // The service knows no conversation without messages.
    if (!isEmptied(shown.current, removed.current)) await readAgain()
  }
  useMessageChanges((told) => (told?.deleted ? followDeletion() : told ? follow(told) : freshen()), wasShown)
  const person = pages?.[0]?.data
  const messages = [...newestFirst].reverse()
  useMarkedAsRead(person, messages)
  return {
    person,
    messages,
    lastReceived: newestFirst.find(({ mine }) => !mine)?.message_idx,
    isEmptied: isEmptied({ pages, hasOlder }),
    failure: person === undefined && !list.isFetching ? list.failure : undefined,
    older: { ...list.next, load: list.fetchNext },
    sent() {
      void freshen()
      void readNewestConversations()
    },
    readAgain() {
      void readAgain()
      void readNewestConversations()
    },
    remove(id) {
      removed.current.add(id)
      change(({ message_idx }) => message_idx !== id)
      void readNewestConversations()
    },
    restart,
  }
}

/** Whether nothing is left of a conversation after some messages were removed. */
const isEmptied = (
  { pages, hasOlder }: { readonly pages: readonly Page[] | undefined; readonly hasOlder: boolean },
  removed: ReadonlySet<number> = new Set(),
): boolean =>
  !hasOlder &&
  pages?.every(({ data }) => data.messages.every(({ message_idx: id }) => removed.has(id))) === true

/** Keeps the messages of all cached pages for which the condition holds. */
const change = (keeps: (message: ConversationMessage) => boolean): void =>
  void updateAnswers(conversation, (answer) => ({
    ...answer,
    data: { ...answer.data, messages: answer.data.messages.filter(keeps) },
  }))

/** Reads the newest messages, also those of further pages down to an id. */
async function readNewest(number: string, downTo = Infinity): Promise<Answer> {
  let answer: Answer = await send(conversation, { with: number })
  while (answer.kind === 'ok' && answer.meta.next !== undefined && answer.meta.next > downTo) {
    const older: Answer = await send(conversation, { with: number, before: answer.meta.next })
    if (older.kind !== 'ok') return older
    const messages = [...answer.data.messages, ...older.data.messages]
    answer = { ...older, data: { ...answer.data, messages } }
  }
  return answer
}

/**
 * Puts the newest messages in front of the older pages. Cancels a read of the list that is pending: its answer is older, or has the
 * list of before.
 * @returns whether nothing is missing between them
 */
async function join(newest: Page, pages: readonly Page[]): Promise<boolean> {
  const [first] = pages
  const { messages } = newest.data
  const oldest = messages.at(-1)?.message_idx ?? 0
  const known = first?.data.messages[0]?.message_idx ?? 0
  const hasOlder = newest.meta.next !== undefined
  if (!first || (known < oldest && hasOlder)) return false
  const olderIn = ({ data }: Page) => data.messages.filter(({ message_idx: id }) => hasOlder && id < oldest)
  const isWhole = pages.every((page) => olderIn(page).length === 0)
  await updateOptimistically(conversation, (answer) => {
    if (!pages.includes(answer)) return answer
    // After a deletion, the newest ones may reach below what was shown. The next page begins there.
    const meta = isWhole && answer === pages.at(-1) ? newest.meta : answer.meta
    return answer === first
      ? { ...answer, meta, data: { ...newest.data, messages: [...messages, ...olderIn(answer)] } }
      : { ...answer, meta, data: { ...answer.data, messages: olderIn(answer) } }
  })
  return true
}

/** The service marks what was read. The lists show that at once. */
function useMarkedAsRead(person: Conversation | undefined, messages: readonly ConversationMessage[]): void {
  const number = person?.conversation_idx
  const newest = messages.at(-1)?.message_idx
  useEffect(() => {
    if (number === undefined) return
    const read = new Set(messages.map(({ message_idx: id }) => id))
    updateAnswers(msgs, (answer) => ({
      ...answer,
      data: answer.data.map((row) => (read.has(row.message_idx) ? { ...row, unread: false } : row)),
    }))
    updateAnswers(conversations, (answer) => ({
      ...answer,
      data: answer.data.map((row) => (row.conversation_idx === number ? { ...row, unread: 0 } : row)),
    }))
    // oxlint-disable-next-line react/exhaustive-deps -- the messages change with the newest one
  }, [number, newest])
}
