import { emptyDocument, type RegistryDocument } from '@within-reach/registry'
import type { Logger } from 'pino'
import type { Database } from '../platform/database/database'
import type { Signals } from '../platform/events/signals'
import { loadDocument } from './load'
import { findNewestRevision } from './revision-queries'

/** This instance's copy of what is live. */
export interface RegistryState {
  document(): RegistryDocument
  /** Reads the newest. @throws unavailable (503) where the database is away; the last known document stays then */
  refresh(): Promise<void>
  /** Asks for nothing any more. */
  end(): void
}

export interface StateParts {
  readonly database: Database
  readonly signals: Pick<Signals, 'announce' | 'on' | 'onMissed'>
  readonly log: Logger
  readonly environment: string
  /** How often the newest revision is asked for, should an announcement get lost, in milliseconds. */
  readonly askEvery?: number
}

/**
 * Reads what is live and follows it: at once when an instance announces a revision, and whenever announcements may have
 * been missed.
 * @throws unavailable (503) where the database is away
 */
export async function openState(parts: StateParts): Promise<RegistryState> {
  const { database, signals, log, environment, askEvery = 30_000 } = parts
  let document = emptyDocument
  let told: Record<string, string> = {}
  let reading: Promise<void> | undefined
  let ended = false

  const read = async (): Promise<void> => {
    const loaded = await loadDocument(database, environment, document)
    for (const [remote, reason] of Object.entries(loaded.leftOut))
      if (told[remote] !== reason) log.error({ remote, reason }, 'a remote is left out of what is live')
    told = loaded.leftOut
    if (loaded.document.revision >= document.revision) document = loaded.document
  }

  // One reading at a time, and always one that began after it was asked for.
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
      if (!ended) log.warn({ err: error }, 'what is live was not asked for; the last known goes on')
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
