import type { Logger } from 'pino'
import type { Database, OpenDatabase, Statement } from '../database/database'
import { createBatcher } from './batching'
import { startListener } from './listener'

/**
 * The announcements between instances: members whose unread messages or badges changed, whose folders messages left or came
 * back to, or whose sign-ins ended, by id; a registry revision, by number; content that was withdrawn or restored, by the id of
 * its withdrawal; or cases that changed, by id: for both sides, or for staff only.
 */
const topics = [
  'unread',
  'deleted-messages',
  'sign-ins',
  'registry',
  'badges',
  'withdrawn',
  'cases',
  'case-notes',
] as const
export type Topic = (typeof topics)[number]

/** Announces changes between instances. */
export interface Signals {
  /**
   * Tells every instance, including this one, that something has changed. Call it after the commit. It says what to reload,
   * not the new value, so it may arrive late, twice or batched.
   */
  announce(topic: Topic, id: number): void
  /**
   * Announces with the commit of a transaction, so that no crash can separate the two. Only for rare changes, because
   * PostgreSQL commits such transactions one after the other.
   */
  announceIn(tx: Database, topic: Topic, id: number): Promise<void>
  on(topic: Topic, handle: Handle): void
  /**
   * Also called at once for each announcement of this instance, before `announce` returns. For caches: whoever made the change
   * must not read the old value again.
   */
  onAndAtOnce(topic: Topic, handle: Handle): void
  /** Called after a period in which announcements may have been missed. */
  onMissed(act: () => void): void
  /** Whether this instance receives announcements now. */
  isListening(): boolean
  /** Sends the last announcements, and ends. */
  close(): Promise<void>
}

const channel = 'within_reach'
/**
 * Milliseconds for which ids are collected. PostgreSQL sends NOTIFY under one lock for the whole server, so it does not run in
 * a writing transaction.
 */
const batchDelay = 20
/** A payload must stay below 8,000 bytes. An id with its comma has at most eleven. */
const maxIds = 700

type Handle = (ids: readonly number[]) => void
type Listeners = Map<string, readonly Handle[]>
const listen = (listeners: Listeners, topic: Topic, handle: Handle): void =>
  void listeners.set(topic, [...(listeners.get(topic) ?? []), handle])

const notified: Statement = {
  name: 'events-notified',
  text: `select pg_notify('${channel}', $1)`,
}

/** Starts to listen, and retries while the database is unreachable. */
export function createSignals(database: OpenDatabase, log: Logger): Signals {
  const listeners: Listeners = new Map()
  const ownListeners: Listeners = new Map()
  const afterMissing: (() => void)[] = []
  const senders = new Map(
    topics.map((topic) => [
      topic,
      createBatcher(
        async (ids) => {
          await database.query(notified, [`${topic}:${ids.join(',')}`])
        },
        {
          after: batchDelay,
          maxSize: maxIds,
          onTrouble: (error) =>
            log.warn({ err: error, topic }, 'an announcement to other instances could not be sent; retried'),
        },
      ),
    ]),
  )
  const listener = startListener({
    address: database.pool.options.connectionString ?? '',
    channel,
    log,
    onPayload(payload) {
      // Instances of another release may send topics that this one does not know.
      const [topic = '', ids = ''] = payload.split(':')
      for (const handle of listeners.get(topic) ?? []) handle(ids.split(',').map(Number))
    },
    onListening: () => afterMissing.forEach((act) => act()),
  })
  return {
    announce(topic, id) {
      ownListeners.get(topic)?.forEach((handle) => handle([id]))
      senders.get(topic)?.add([id])
    },
    announceIn: async (tx, topic, id) => void (await tx.query(notified, [`${topic}:${id}`])),
    on: (topic, handle) => listen(listeners, topic, handle),
    onAndAtOnce(topic, handle) {
      listen(ownListeners, topic, handle)
      listen(listeners, topic, handle)
    },
    onMissed: (act) => void afterMissing.push(act),
    isListening: listener.isListening,
    async close() {
      await Promise.all([...senders.values()].map((sender) => sender.finish()))
      await listener.stop()
    },
  }
}
