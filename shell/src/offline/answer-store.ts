import { cms, facts, findPosts, msg, msgs, postDetail, posts } from '@within-reach/contract'
import type { ReadableSession } from '@within-reach/shared-core'
import type { AnswerKey, AnswerStore } from '@within-reach/shared-core/react'
import type { Device } from './device-database'

/** The number of answers that are kept of each call: the last posts with their comments and facts, and the last messages. */
const limits: Readonly<Record<string, number>> = {
  [postDetail.path]: 50,
  [cms.path]: 50,
  [facts.path]: 50,
  [posts.path]: 20,
  [findPosts.path]: 10,
  [msg.path]: 50,
  [msgs.path]: 10,
}

export interface AnswerStoreOptions {
  readonly device: Device
  readonly session: Pick<ReadableSession, 'current'>
  readonly isOffline: AnswerStore['isOffline']
  /** Called when an answer of the service arrived. */
  onAnswer(): void
  /** Called when a kept answer is shown. @param at when it arrived: milliseconds since 1970 */
  onKept(at: number): void
  /** Milliseconds since 1970. */
  now?(): number
}

/** The marker of the member; empty for a visitor. */
export const readerOf = ({ current }: Pick<ReadableSession, 'current'>): string => {
  const session = current()
  return session.status === 'loggedIn' ? session.member.marker : ''
}

/** Stores the last answers in this browser. Only the reader of an answer gets it back. */
export function createAnswerStore(options: AnswerStoreOptions): AnswerStore & {
  /** Removes the answers of other members. Those of visitors stay. */
  removeOthers(): Promise<void>
} {
  const { device, session, isOffline, onAnswer, onKept, now = Date.now } = options
  const idOf = ([path, reader, fields]: AnswerKey) =>
    JSON.stringify([path, reader, Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))])
  const isCurrentReader = (reader: string) => reader === readerOf(session)

  const put = (key: AnswerKey, answer: unknown) =>
    device.use(async (database) => {
      const [group, reader] = key
      // The member may have logged out before the answer arrived.
      if (!isCurrentReader(reader)) return
      const answers = database.transaction('answers', 'readwrite')
      const inGroup = IDBKeyRange.bound([group], [group, []])
      await answers.store.put({ id: idOf(key), group, reader, at: now(), answer })
      const ids = await answers.store.index('by-group').getAllKeys(inGroup)
      for (const id of ids.slice(0, Math.max(0, ids.length - (limits[group] ?? 0))))
        await answers.store.delete(id)
      await answers.done
    })

  return {
    keep(key, { kind, data, meta }) {
      onAnswer()
      // The storage is full or forbidden. The site then needs the network.
      if (limits[key[0]] !== undefined) put(key, { kind, data, meta }).catch(() => undefined)
    },
    async find(key) {
      const kept = await device.use((database) => database.get('answers', idOf(key))).catch(() => undefined)
      if (!kept || !isCurrentReader(kept.reader)) return undefined
      onKept(kept.at)
      return kept.answer as Awaited<ReturnType<AnswerStore['find']>>
    },
    isOffline,
    remove: (paths, fields) =>
      device.use(async (database) => {
        const reader = readerOf(session)
        const isAsked = ({ id, group }: { readonly id: string; readonly group: string }) =>
          paths.includes(group) && (fields === undefined || id === idOf([group, reader, fields]))
        const answers = database.transaction('answers', 'readwrite')
        for await (const cursor of answers.store.index('by-reader').iterate(reader)) {
          if (isAsked(cursor.value)) await cursor.delete()
        }
        await answers.done
      }),
    removeOthers: () =>
      device.use(async (database) => {
        const answers = database.transaction('answers', 'readwrite')
        for await (const cursor of answers.store) {
          if (cursor.value.reader !== '' && !isCurrentReader(cursor.value.reader)) await cursor.delete()
        }
        await answers.done
      }),
  }
}
