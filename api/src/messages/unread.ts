import type { messageDeletedEvent, unreadEvent } from '@within-reach/contract'
import { createBatcher } from '../platform/events/batching'
import { createChangeCounter } from '../platform/events/change-counter'
import type { Platform } from '../platform/platform'
import { countUnread } from './unread-queries'

const event: typeof unreadEvent = 'unread'
const deletedEvent: typeof messageDeletedEvent = 'message-deleted'

/**
 * Sends every open stream of a member the unread count and the newest messages: when it opens, and after each change on any
 * instance. It counts once per member, however many streams they have, and many members in one statement. It also sends
 * an event if a message left or came back.
 * @returns stops it
 */
export function watchUnread({ database, signals, streams, log }: Platform): () => Promise<void> {
  const counting = createBatcher(
    async (memberIds) => {
      const listening = memberIds.filter((memberId) => streams.has(memberId))
      if (listening.length === 0) return
      const counts = await countUnread(database, listening)
      for (const [memberId, data] of counts) streams.send(memberId, event, data)
    },
    {
      after: 0,
      maxSize: 500,
      onTrouble: (error) => log.warn({ err: error }, 'unread messages could not be counted; retried'),
    },
  )
  streams.onOpened((memberId) => counting.add([memberId]))
  signals.on('unread', (memberIds) => counting.add(memberIds.filter((memberId) => streams.has(memberId))))
  signals.onMissed(() => counting.add(streams.members()))
  const deletions = createChangeCounter()
  signals.on('deleted-messages', (memberIds) => {
    deletions.count()
    for (const memberId of memberIds) streams.send(memberId, deletedEvent, deletions.data())
  })
  return () => counting.finish()
}
