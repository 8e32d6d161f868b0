import type { Logger } from 'pino'
import type { Database } from '../database/database'
import { createBatcher } from '../events/batching'
import type { Signals } from '../events/signals'
import { isKeyWithdrawn, listKeys, listKeysOf } from './queries'

/** The files of withdrawn content, which are not served. */
export interface WithdrawnFiles {
  has(key: string): Promise<boolean>
  stop(): Promise<void>
}

/**
 * Holds the keys of withdrawn files in memory, so that a served file costs no statement. Every instance reads them again when
 * content is withdrawn or restored. While announcements may be missed, the database is asked for each file.
 */
export function createWithdrawnFiles(
  database: Database,
  signals: Pick<Signals, 'on' | 'onMissed' | 'isListening'>,
  log: Logger,
): WithdrawnFiles {
  let keys = new Map<string, number>()
  let complete = false
  const readAll = async (): Promise<void> => {
    complete = false
    keys = new Map((await listKeys(database)).map(({ id, key }) => [key, id]))
    complete = true
  }
  // 0 stands for all.
  const batcher = createBatcher(
    async (ids) => {
      if (ids.includes(0)) return readAll()
      const found = await listKeysOf(database, ids)
      for (const [key, id] of keys) if (ids.includes(id)) keys.delete(key)
      for (const { id, key } of found) keys.set(key, id)
    },
    {
      after: 0,
      maxSize: 500,
      onTrouble: (error) => {
        complete = false
        batcher.add([0])
        log.warn({ err: error }, 'withdrawn files could not be listed; retried')
      },
    },
  )
  batcher.add([0])
  signals.on('withdrawn', (ids) => batcher.add(ids))
  signals.onMissed(() => {
    complete = false
    batcher.add([0])
  })
  return {
    async has(key) {
      return complete && signals.isListening() ? keys.has(key) : isKeyWithdrawn(database, key)
    },
    stop: () => batcher.finish(),
  }
}
