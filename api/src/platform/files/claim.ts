import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../database/database'
import { WrongSettings } from '../settings'
import type { S3Settings } from '../s3-settings'
import { writeOnce } from '../write-once'
import { findOtherStores, leaveStore, lockStores, touchStore } from './claim-queries'

/** Milliseconds between two heartbeats. */
const every = 20_000
/** Seconds without a heartbeat after which an instance counts as gone. */
const goneAfter = 60

/** Identifies a store, so that two instances can tell whether they share it. */
export async function storeIdOf(folder: string, s3: S3Settings | undefined): Promise<string> {
  if (s3) return `${s3.url} ${s3.bucket}`
  const file = path.join(folder, '.store')
  await mkdir(folder, { recursive: true })
  return writeOnce(file, randomUUID)
}

/**
 * Claims a store for this instance while it runs.
 * @param id from {@link storeIdOf}
 * @returns a function that ends the claim
 * @throws WrongSettings if another instance of this database stores uploads elsewhere
 */
export async function claimStore(
  database: Database,
  id: string,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  await database.transaction(async (tx) => {
    await lockStores(tx)
    if ((await findOtherStores(tx, id, goneAfter)).length > 0)
      throw new WrongSettings([
        'FILES_DIR differs from that of another instance on this database: name a folder that all instances share, ' +
          `or set S3_URL on all of them. A killed instance counts for another ${goneAfter} seconds.`,
      ])
    await touchStore(tx, id)
  })
  const timer = setInterval(() => {
    touchStore(database, id).catch((error: unknown) =>
      log.debug({ err: error }, 'the heartbeat of the file store could not be written; retried'),
    )
  }, every)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await leaveStore(database, id).catch(() => {})
    },
  }
}
