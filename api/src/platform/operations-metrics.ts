import { statfs } from 'node:fs/promises'
import { contractVersion } from '@within-reach/contract'
import { Counter, Gauge, type Registry as Metrics } from 'prom-client'
import { findLastBackup } from './backup-queries'
import { commit } from './commit'
import type { Database } from './database/database'
import { findSchemaVersion } from './database/schema-queries'
import { queueLengths } from './fair-queue'
import { countDue } from './files/removal-queries'
import type { FileStore } from './files/store'
import { addReadGauge, readInTime } from './read-gauge'
import { isReachable } from './readiness'

export interface OperationsParts {
  /** Separate from the pool of the calls: metrics are needed most when that is exhausted. */
  readonly database: Database
  readonly files: FileStore
  readonly dataDir: string
  /** The version of the built shell; undefined if the service serves calls only. */
  readonly shell: string | undefined
  isListening(): boolean
  /** How often the embedded database server was restarted; undefined without one. */
  databaseRestarts?(): number
}

/** What an operator monitors besides requests and mails: database, stores, queues, disk, schema and build. */
export function registerOperationsMetrics(registry: Metrics, parts: OperationsParts): void {
  const { database, files, dataDir, shell, databaseRestarts } = parts
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    addReadGauge(registry, name, help, read)

  // First, because the others wait for the same connection.
  gauge('database_up', '0 while the database does not answer', async () =>
    (await isReachable(database)) ? 1 : 0,
  )
  gauge('file_store_up', '0 while the file store fails', async () => {
    const isUp = await readInTime(() => files.isUp())
    return isUp === true ? 1 : 0
  })
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
  gauge('data_disk_size_bytes', 'Size of the disk of DATA_DIR', async () => {
    const { blocks, bsize } = await statfs(dataDir)
    return blocks * bsize
  })
  gauge('backup_last_success_timestamp_seconds', 'Time of the last recorded backup; 0 without one', () =>
    findLastBackup(database),
  )
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
      const migration = await readInTime(() => findSchemaVersion(database))
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
