import { inEnglish } from '@within-reach/contract'
import { failsWidely, figuresOf } from '@within-reach/registry'
import type { Logger } from 'pino'
import type { Database } from '../platform/database/database'
import type { LiveRegistry } from '../platform/live-registry'
import { findFailing, findFigures } from './figures-queries'

/** The period in which a current version is watched, in milliseconds. */
const watchedPeriod = 15 * 60_000
/** The period of the last good version's figures, in milliseconds. */
const week = 7 * 24 * 60 * 60_000

/** A current version that fails widely. */
export interface FailingVersion {
  readonly remote: string
  readonly version: string
}

/**
 * Watches the current versions. One that fails widely is reported in the log and the metrics, and not rolled back: it may
 * have been live for days and the cause may be elsewhere, so people must decide.
 */
export interface FailureWatch {
  look(database: Database): Promise<void>
  /** The state at the last check of this instance. */
  failing(): readonly FailingVersion[]
}

/** @param now milliseconds since 1970 */
export function createFailureWatch(parts: {
  readonly registry: LiveRegistry
  readonly log: Logger
  readonly now: () => number
}): FailureWatch {
  const { registry, log, now } = parts
  const { environment } = registry
  let failing: FailingVersion[] = []
  return {
    async look(database) {
      const found: FailingVersion[] = []
      for (const figures of await findFailing(database, environment, new Date(now() - watchedPeriod))) {
        const { remote, version } = figures
        const live = registry.document().remotes[remote]?.environments[environment]
        if (live?.current !== version) continue
        const before = live.lastGood && {
          ...(await findFigures(database, environment, {
            remote,
            version: live.lastGood,
            since: new Date(now() - week),
          })),
        }
        if (!failsWidely(figures, before || undefined)) continue
        found.push({ remote, version })
        if (failing.some((known) => known.remote === remote && known.version === version)) continue
        const text = inEnglish(...[figures, ...(before ? [before] : [])].map(figuresOf))
        log.warn(
          { remote, version, lastGood: live.lastGood, text },
          'the current version fails for many visitors: consider a rollback',
        )
      }
      for (const known of failing)
        if (!found.some(({ remote, version }) => known.remote === remote && known.version === version))
          log.info(known, 'the current version has recovered')
      failing = found
    },
    failing: () => failing,
  }
}
