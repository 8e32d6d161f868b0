import type { Logger } from 'pino'
import type { Database } from '../platform/database/database'
import type { Counts } from './counts'
import type { VitalCounts } from './vital-counts'
import { addVitals, deleteOldVitals } from './vital-queries'
import { addFault, addMinute, deleteOld } from './write-queries'

const writeEvery = 2000
const deleteEvery = 60 * 60_000

/** Writes the collected counts. */
export interface HealthWriter {
  /** Writes now. Counts that cannot be written wait for the next time. */
  write(): Promise<void>
  /** Writes the remaining counts, and stops. */
  stop(): Promise<void>
}

/** Writes the collected counts every few seconds in one transaction, and deletes counts older than a week. */
export function startHealthWriter(
  counts: Counts,
  vitalCounts: VitalCounts,
  { database, environment, log }: { database: Database; environment: string; log: Logger },
): HealthWriter {
  let writing = Promise.resolve()

  const writeAll = async (): Promise<void> => {
    const taken = counts.take()
    const vitals = vitalCounts.take()
    if (taken.length + vitals.length === 0) return
    try {
      await database.transaction(async (tx) => {
        for (const minute of taken) {
          await addMinute(tx, environment, minute)
          for (const fault of minute.faults.values()) await addFault(tx, environment, minute, fault)
        }
        for (const row of vitals) await addVitals(tx, environment, row)
      })
    } catch (error) {
      counts.putBack(taken)
      vitalCounts.putBack(vitals)
      log.warn({ err: error }, 'health counts could not be written; retried with the next batch')
    }
  }
  const write = (): Promise<void> => (writing = writing.then(writeAll))
  const clear = () =>
    void Promise.all([deleteOld(database), deleteOldVitals(database)]).catch((error: unknown) =>
      log.warn({ err: error }, 'old health counts could not be deleted; retried later'),
    )

  const timers = [setInterval(() => void write(), writeEvery), setInterval(clear, deleteEvery)]
  for (const timer of timers) timer.unref()
  return {
    write,
    async stop() {
      timers.forEach(clearInterval)
      await write()
    },
  }
}
