import type { Logger } from 'pino'
import type { OpenDatabase, Statement } from '../database/database'
import { gather } from './gathering'
import { startListener } from './listener'

/**
 * What instances tell each other: unread messages of members changed, or sign-ins of theirs were ended, by their ids; or
 * the registry came to a revision, by its number.
 */
const topics = ['unread', 'sign-ins', 'registry'] as const
export type Topic = (typeof topics)[number]

/** How instances tell each other of changes. */
export interface Signals {
  /**
   * Tells every instance, this one included, that something has changed; to be called once the change is committed. It
   * says what to look at anew, not what it became, so that it may come late, twice or gathered.
   */
  announce(topic: Topic, id: number): void
  on(topic: Topic, heard: (ids: readonly number[]) => void): void
  /** Acts after a time in which announcements may have been missed. */
  onMissed(act: () => void): void
  /** Whether announcements of other instances are heard now. */
  isListening(): boolean
  /** Sends what was announced last, and ends. */
  close(): Promise<void>
}

const channel = 'within_reach'
/** PostgreSQL sends NOTIFY under one lock for the whole server, so it is kept out of the transactions that write. */
const gatherFor = 20
/** A payload has to stay below 8,000 bytes; an id and its comma have at most eleven. */
const idsAtMost = 700

const notified: Statement = {
  name: 'events-notified',
  text: `select pg_notify('${channel}', $1)`,
}

/** Starts to listen; a database that is away is tried again until it is there. */
export function createSignals(database: OpenDatabase, log: Logger): Signals {
  const listeners = new Map<string, ((ids: readonly number[]) => void)[]>()
  const afterMissing: (() => void)[] = []
  const senders = new Map(
    topics.map((topic) => [
      topic,
      gather(
        async (ids) => {
          await database.query(notified, [`${topic}:${ids.join(',')}`])
        },
        {
          after: gatherFor,
          atMost: idsAtMost,
          onTrouble: (error) => log.warn({ err: error, topic }, 'an announcement waits'),
        },
      ),
    ]),
  )
  const listener = startListener({
    address: database.pool.options.connectionString ?? '',
    channel,
    log,
    heard(payload) {
      // Instances of another release may have topics that this one does not know.
      const [topic = '', ids = ''] = payload.split(':')
      for (const heard of listeners.get(topic) ?? []) heard(ids.split(',').map(Number))
    },
    listening: () => afterMissing.forEach((act) => act()),
  })
  return {
    announce: (topic, id) => senders.get(topic)?.add([id]),
    on: (topic, heard) => void listeners.set(topic, [...(listeners.get(topic) ?? []), heard]),
    onMissed: (act) => void afterMissing.push(act),
    isListening: listener.isListening,
    async close() {
      await Promise.all([...senders.values()].map((sender) => sender.finish()))
      await listener.stop()
    },
  }
}
