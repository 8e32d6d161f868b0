import type { caseEvent } from '@within-reach/contract'
import { createBatcher } from '../platform/events/batching'
import { createChangeCounter } from '../platform/events/change-counter'
import { createMemberStreams, type MemberStreams } from '../platform/events/member-streams'
import type { Platform } from '../platform/platform'
import { createLiveLinks } from './links'
import { findListening } from './live-queries'

const event: typeof caseEvent = 'case'

/** The live events of cases on this instance. */
export interface LiveCases {
  /** The event streams of linked cases, by the id of the case. */
  readonly linked: Pick<MemberStreams, 'open' | 'end'>
  stop(): Promise<void>
}

/**
 * Sends an event to the open streams of everybody who may see a change of a case, on whichever instance it happened: the member who
 * asked, the pages of its link, and the agents. About a note, only agents get one.
 */
export function watchCases({ database, signals, streams, log }: Platform): LiveCases {
  const { count, data } = createChangeCounter()
  const linked = createMemberStreams({ signedIn: createLiveLinks(database), signals, topic: 'cases', log })

  const tell = (visibleToAsker: boolean) =>
    createBatcher(
      async (ids) => {
        const members = streams.members()
        if (members.length === 0) return
        for (const id of await findListening(database, ids, members, visibleToAsker))
          streams.send(id, event, data())
      },
      {
        after: 0,
        maxSize: 500,
        onTrouble: (error) => log.warn({ err: error }, 'the readers of a case could not be found; retried'),
      },
    )
  const both = tell(true)
  const staff = tell(false)

  signals.on('cases', (ids) => {
    count()
    for (const id of ids) linked.send(id, event, data())
    both.add(ids)
  })
  signals.on('case-notes', (ids) => {
    count()
    staff.add(ids)
  })
  // A page that was away reads its cases again.
  const tellOpened = (reader: Pick<MemberStreams, 'onOpened' | 'send' | 'members'>) => {
    reader.onOpened((id) => reader.send(id, event, data()))
    signals.onMissed(() => {
      count()
      for (const id of reader.members()) reader.send(id, event, data())
    })
  }
  tellOpened(streams)
  tellOpened(linked)
  return {
    linked,
    async stop() {
      await both.finish()
      await staff.finish()
    },
  }
}
