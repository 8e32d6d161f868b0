import { statfs } from 'node:fs/promises'
import { contractVersion } from '@within-reach/contract'
import { Counter, Gauge, type Registry as Metrics } from 'prom-client'
import { coalesce } from './coalesce'
import { commit } from './commit'
import type { Database } from './database/database'
import { findSchemaVersion } from './database/schema-queries'
import { queueLengths } from './fair-queue'
import { countDue } from './files/removal-queries'
import type { FileStore } from './files/store'
import { findOutboxState, type OutboxState } from './mail/outbox-queries'

export interface OperationsParts {
  /** Separate from the pool of the calls: metrics are needed most when that is exhausted. */
  readonly database: Database
  readonly files: FileStore
  readonly dataDir: string
  /** The version of the built shell; undefined if the service serves calls only. */
  readonly shell: string | undefined
  isMailServerAway(): boolean
  /** How many tries to send a mail failed, by reason. */
  mailFailures(): Readonly<Record<string, number>>
  isListening(): boolean
  /** How often the embedded database server was restarted; undefined without one. */
  databaseRestarts?(): number
}

/** What an operator monitors besides requests: mails, stores, queues, disk, schema and build. */
export function registerOperationsMetrics(registry: Metrics, parts: OperationsParts): void {
  const { database, files, dataDir, shell } = parts
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // A metric that cannot be read now, for example while the database is unreachable, has no value.
        this.set(await Promise.resolve(read()).catch(() => Number.NaN))
      },
    })

  // Both gauges are collected together and share one statement.
  const coalesced = coalesce<OutboxState>()
  const outbox = () => coalesced('outbox', () => findOutboxState(database))
  gauge(
    'mail_outbox_oldest_seconds',
    'Age of the oldest waiting mail',
    async () => (await outbox()).oldestSeconds,
  )
  new Gauge({
    name: 'mail_outbox',
    help: 'Mails that wait to be sent, and mails that were given up',
    labelNames: ['state'],
    registers,
    async collect() {
      const state = await outbox().catch(() => undefined)
      this.set({ state: 'waiting' }, state?.waiting ?? Number.NaN)
      this.set({ state: 'given_up' }, state?.givenUp ?? Number.NaN)
    },
  })
  new Counter({
    name: 'mail_failures_total',
    help: 'Failed tries of this instance to send a mail',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset()
      for (const [reason, count] of Object.entries(parts.mailFailures())) this.inc({ reason }, count)
    },
  })
  gauge('mail_server_up', '0 while the mail server is unreachable', () => (parts.isMailServerAway() ? 0 : 1))
  gauge('file_store_up', '0 while the file store is not used after repeated failures', () =>
    files.isUp() ? 1 : 0,
  )
  gauge('file_removals_waiting', 'Stored files that no post names any more', () => countDue(database))
  gauge('database_listener_up', '0 while the connection for announcements of other instances is lost', () =>
    parts.isListening() ? 1 : 0,
  )
  new Gauge({
    name: 'queue_length',
    help: 'Costly work that waits for its turn',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, length] of queueLengths()) this.set({ queue }, length)
    },
  })
  gauge('data_disk_free_bytes', 'Free space on the disk of DATA_DIR', async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  })
  const { databaseRestarts } = parts
  if (databaseRestarts)
    new Counter({
      name: 'embedded_database_restarts_total',
      help: 'Restarts of the embedded database server',
      registers,
      collect() {
        this.reset()
        this.inc(databaseRestarts())
      },
    })
  new Gauge({
    name: 'schema_info',
    help: 'The newest migration of the database',
    labelNames: ['migration'],
    registers,
    async collect() {
      this.reset()
      const migration = await findSchemaVersion(database).catch(() => undefined)
      if (migration !== undefined) this.set({ migration }, 1)
    },
  })
  new Gauge({
    name: 'build_info',
    help: 'The running version',
    labelNames: ['contract', 'shell', 'commit', 'node'],
    registers,
  }).set({ contract: contractVersion, shell: shell ?? 'none', commit, node: process.version }, 1)
}
