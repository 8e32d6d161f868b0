import { emptyDocument, type RegistryDocument } from '@within-reach/registry'
import type { Logger } from 'pino'
import type { Database } from '../platform/database/database'
import type { Signals } from '../platform/events/signals'
import { loadDocument } from './load'
import { findNewestRevision } from './revision-queries'

/** This instance's copy of what is live. */
export interface RegistryState {
  document(): RegistryDocument
  /** Reloads. @throws unavailable (503) while the database is unreachable; the last known document stays */
  refresh(): Promise<void>
  /** Stops reloading. */
  end(): void
}

export interface StateParts {
  readonly database: Database
  readonly signals: Pick<Signals, 'announce' | 'on' | 'onMissed'>
  readonly log: Logger
  readonly environment: string
  /** The interval of checks for missed announcements, in milliseconds. */
  readonly askEvery?: number
}

function malformed(leftOut: string): string {
  if (leftOut === 'rules')
    return 'nothing new goes live because the registry row of the rules is malformed: undo its last change'
  return leftOut.startsWith('budgets of ')
    ? 'a remote has the usual limits because the registry row of its budgets is malformed: undo its last change'
    : 'a remote is omitted because its registry row is malformed: undo its last change'
}

/**
 * Reads what is live and follows it: reloads when an instance announces a revision, and when announcements may have been
 * missed.
 * @throws unavailable (503) while the database is unreachable
 */
export async function openState(parts: StateParts): Promise<RegistryState> {
  const { database, signals, log, environment, askEvery = 30_000 } = parts
  let document = emptyDocument
  let loggedReasons: Record<string, string> = {}
  let reading: Promise<void> | undefined
  let ended = false

  const read = async (): Promise<void> => {
    const loaded = await loadDocument(database, environment, document)
    for (const [remote, reason] of Object.entries(loaded.leftOut))
      if (loggedReasons[remote] !== reason) log.error({ remote, reason }, malformed(remote))
    loggedReasons = loaded.leftOut
    if (loaded.document.revision >= document.revision) document = loaded.document
  }

  // One reload at a time, and always one that began after the request for it.
  const refresh = async (): Promise<void> => {
    const before = reading
    const next = (before ?? Promise.resolve()).catch(() => {}).then(read)
    reading = next
    try {
      await next
    } finally {
      if (reading === next) reading = undefined
    }
  }

  const follow = async (): Promise<void> => {
    try {
      if ((await findNewestRevision(database)) !== document.revision) await refresh()
    } catch (error) {
      if (!ended)
        log.warn(
          { err: error },
          'the registry could not be reloaded: the last known state stays live; retried',
        )
    }
  }

  signals.on('registry', (revisions) => {
    if (revisions.some((revision) => revision > document.revision)) void follow()
  })
  signals.onMissed(() => void follow())
  const timer = setInterval(() => void follow(), askEvery)
  timer.unref()
  await refresh()
  return {
    document: () => document,
    refresh,
    end() {
      ended = true
      clearInterval(timer)
    },
  }
}
