import type { Logger } from 'pino'
import type { Database, Statement } from '../platform/database/database'
import type { LiveRegistry } from '../platform/live-registry'
import { hasCanary, judgeCanary } from './judge-canary'
import { nextStep } from './next-step'
import { createFailureWatch, type FailureWatch } from './failure-watch'

const lookEvery = 5000
/** How often a change is made anew because somebody was faster. */
const triesAtMost = 5
/** As the history shows it. */
const who = 'health'

const locked: Statement = {
  name: 'health-canaries-locked',
  text: 'select pg_try_advisory_xact_lock(hashtext($1)) as held',
}

export interface CanaryWorkerParts {
  readonly database: Database
  readonly registry: LiveRegistry
  readonly log: Logger
  /** The time, in milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds between two looks; told by tests. */
  readonly every?: number
}

/** Looks after canaries: ends those that are worse, and takes those with a plan a step further. */
export interface CanaryWorker extends Pick<FailureWatch, 'failing'> {
  /** Looks now. @returns whether it did: false while another instance looks, or where the database is away */
  look(): Promise<boolean>
  /** Finishes the look that is on its way, and ends. */
  stop(): Promise<void>
}

/**
 * Starts to look every few seconds. All instances do, one at a time: whoever holds the lock in the database acts, and its changes
 * go the way of everybody's, so that one made from an old state is refused.
 */
export function startCanaryWorker(parts: CanaryWorkerParts): CanaryWorker {
  const { database, registry, log, now, every = lookEvery } = parts
  const { environment } = registry
  const watch = createFailureWatch(parts)
  const told = new Map<string, string>()
  let looking: Promise<boolean> | undefined
  let stopped = false

  /** Once for what is told, however often it is looked at. */
  const reportFewViews = (remote: string, text: string): void => {
    if (told.get(remote) === text) return
    told.set(remote, text)
    log.warn({ remote, text }, 'few networks tell of a canary: it stays as it is')
  }

  const tend = async (remote: string): Promise<void> => {
    for (let tries = 0; tries < triesAtMost; tries++) {
      const { revision, remotes } = registry.document()
      const live = remotes[remote]?.environments[environment]
      if (!hasCanary(live)) return
      const judgement = await judgeCanary(database, environment, remote, live)
      const change = nextStep(remote, live, judgement, now())
      if (!change) {
        if (!judgement.decides && judgement.verdict !== 'too-early') reportFewViews(remote, judgement.text)
        return
      }
      const result = await registry.change({ change, revision, who, why: judgement.text })
      if (result.ended === 'stale') continue
      const { text } = judgement
      if (result.ended === 'made')
        log.info({ remote, change: change.type, text }, 'a canary was looked after')
      else if (told.get(remote) !== result.message)
        log.warn({ remote, change: change.type, why: result.message }, 'a canary could not be looked after')
      if (result.ended === 'refused') told.set(remote, result.message)
      return
    }
  }

  const lookAtAll = async (): Promise<boolean> => {
    try {
      return await database.transaction(async (tx) => {
        const [row] = await tx.query<{ held: boolean }>(locked, [`canaries of ${environment}`])
        if (!row?.held) return false
        for (const remote of Object.keys(registry.document().remotes)) await tend(remote)
        await watch.look()
        return true
      })
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'canaries could not be looked after')
      return false
    }
  }

  const look = (): Promise<boolean> =>
    (looking ??= lookAtAll().finally(() => {
      looking = undefined
    }))
  const timer = setInterval(() => void look(), every)
  timer.unref()
  return {
    look,
    failing: watch.failing,
    async stop() {
      stopped = true
      clearInterval(timer)
      await looking
    },
  }
}
