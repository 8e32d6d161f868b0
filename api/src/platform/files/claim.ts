import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../database/database'
import { WrongSettings, type S3Settings } from '../settings'
import { writeOnce } from '../write-once'
import { findOtherStores, leaveStore, lockStores, touchStore } from './claim-queries'

/** Milliseconds between two signs of life. */
const every = 20_000
/** Seconds after which an instance that gives none is gone. */
const goneAfter = 60

/** Names a store so that two instances know whether they share it. */
export async function storeIdOf(folder: string, s3: S3Settings | undefined): Promise<string> {
  if (s3) return `${s3.url} ${s3.bucket}`
  const file = path.join(folder, '.store')
  await mkdir(folder, { recursive: true })
  return writeOnce(file, randomUUID)
}

/**
 * Claims a store for this instance, for as long as it runs.
 * @param id from {@link storeIdOf}
 * @returns ends the claim
 * @throws WrongSettings where another instance of this database keeps uploads elsewhere
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
        'FILES_DIR is not where another instance on this database keeps uploads: name a folder that all instances share, ' +
          `or set S3_URL on all of them. One that was stopped by force counts for another ${goneAfter} seconds.`,
      ])
    await touchStore(tx, id)
  })
  const timer = setInterval(() => {
    touchStore(database, id).catch((error: unknown) =>
      log.debug({ err: error }, 'the file store was not claimed'),
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
