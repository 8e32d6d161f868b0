import type { CaseEvent, caseEvent } from '@within-reach/contract'
import { createBatcher } from '../platform/events/batching'
import { createChangeCounter } from '../platform/events/change-counter'
import { createMemberStreams, type MemberStreams } from '../platform/events/member-streams'
import type { Platform } from '../platform/platform'
import { createLiveLinks } from './links'
import { findListening, findNewestChanges } from './live-queries'

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

  const inBatches = (work: (ids: readonly number[]) => Promise<void>) =>
    createBatcher(work, {
      after: 0,
      maxSize: 500,
      onTrouble: (error) => log.warn({ err: error }, 'the readers of a case could not be found; retried'),
    })
  const tellMembers = async (memberIds: readonly number[]) => {
    if (memberIds.length === 0) return
    for (const { id, changed } of await findNewestChanges(database, memberIds))
      streams.send(id, event, { ...data(), changed: changed?.toISOString() ?? '' } satisfies CaseEvent)
  }
  const tell = (visibleToAsker: boolean) =>
    inBatches(async (ids) => {
      const members = streams.members()
      if (members.length === 0) return
      await tellMembers(await findListening(database, ids, members, visibleToAsker))
    })
  const both = tell(true)
  const staff = tell(false)
  const opened = inBatches((ids) => tellMembers(ids.filter((id) => streams.has(id))))

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
  streams.onOpened((id) => opened.add([id]))
  linked.onOpened((id) => linked.send(id, event, data()))
  signals.onMissed(() => {
    count()
    opened.add(streams.members())
    for (const id of linked.members()) linked.send(id, event, data())
  })
  return {
    linked,
    async stop() {
      await both.finish()
      await staff.finish()
      await opened.finish()
    },
  }
}
