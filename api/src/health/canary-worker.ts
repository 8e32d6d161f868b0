import { siteAuthors } from '@within-reach/contract'
import type { Logger } from 'pino'
import type { Database, Statement } from '../platform/database/database'
import type { LiveRegistry } from '../platform/live-registry'
import { hasCanary, judgeCanary } from './judge-canary'
import { nextStep } from './next-step'
import { createFailureWatch, type FailureWatch } from './failure-watch'

const lookEvery = 5000
/** How often a change is retried after a concurrent change. */
const maxTries = 5
/** The author in the history. */
const who = siteAuthors.canary

const locked: Statement = {
  name: 'health-canaries-locked',
  text: 'select pg_try_advisory_xact_lock(hashtext($1)) as held',
}

export interface CanaryWorkerParts {
  readonly database: Database
  readonly registry: LiveRegistry
  readonly log: Logger
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds between two rounds; set by tests. */
  readonly every?: number
}

/** A canary whose verdict was not carried out at the last round of this instance. */
export interface BlockedCanary {
  readonly remote: string
  readonly version: string
  /** Either too few networks reported, so people decide, or the registry refused the change. */
  readonly reason: 'few networks' | 'refused'
}

/** A canary that this instance ended because it was worse. */
export interface EndedCanary {
  readonly remote: string
  readonly version: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Judges canaries: ends those that are worse, and advances those with a plan. */
export interface CanaryWorker extends Pick<FailureWatch, 'failing'> {
  blocked(): readonly BlockedCanary[]
  /** The last one of each remote, since the start. */
  ended(): readonly EndedCanary[]
  /** Runs a round now. @returns false if another instance runs one, or the database is unreachable */
  look(): Promise<boolean>
  /** Finishes the current round, and stops. */
  stop(): Promise<void>
}

/**
 * Starts a round every few seconds. Every instance tries, and the one that gets the database lock acts. Its changes go
 * through `registry.change`, so a change that is based on an old state is refused.
 */
export function startCanaryWorker(parts: CanaryWorkerParts): CanaryWorker {
  const { database, registry, log, now, every = lookEvery } = parts
  const { environment } = registry
  const watch = createFailureWatch(parts)
  const logged = new Map<string, string>()
  const ended = new Map<string, EndedCanary>()
  let blocked: readonly BlockedCanary[] = []
  let looking: Promise<boolean> | undefined
  let stopped = false

  /** Logs a verdict only if it differs from the last logged one. */
  const reportFewViews = (remote: string, text: string): void => {
    if (logged.get(remote) === text) return
    logged.set(remote, text)
    log.warn(
      { remote, text },
      'canary not changed: too few networks reported. Check the figures in the console',
    )
  }

  /** @returns why the verdict was not carried out; undefined if it was, or none is due */
  const updateCanary = async (tx: Database, remote: string): Promise<BlockedCanary | undefined> => {
    for (let tries = 0; tries < maxTries; tries++) {
      const { revision, remotes } = registry.document()
      const live = remotes[remote]?.environments[environment]
      if (!hasCanary(live)) return undefined
      const { version, plan } = live.canary
      const judgement = await judgeCanary(tx, environment, remote, live, now())
      const change = nextStep(remote, live, judgement, now())
      if (!change) {
        if (judgement.decides || judgement.verdict === 'too-early') return undefined
        reportFewViews(remote, judgement.text)
        // Without a plan, a good canary stays as it is anyway.
        return judgement.verdict === 'worse' || plan ? { remote, version, reason: 'few networks' } : undefined
      }
      const { text, sentences } = judgement
      const result = await registry.change({ change, revision, who, why: text, sentences })
      if (result.ended === 'stale') continue
      if (result.ended === 'made')
        log.info({ remote, change: change.type, text }, 'canary changed by its verdict')
      else if (logged.get(remote) !== result.message)
        log.warn(
          { remote, change: change.type, why: result.message },
          'a canary could not be changed; retried in the next round',
        )
      if (result.ended === 'made' && change.type === 'end-canary')
        ended.set(remote, { remote, version, at: now() })
      if (result.ended !== 'refused') return undefined
      logged.set(remote, result.message)
      return { remote, version, reason: 'refused' }
    }
    return undefined
  }

  const lookAtAll = async (): Promise<boolean> => {
    try {
      // A round reads on the connection that holds its lock: while it waited for a second one, no call would get that.
      return await database.transaction(async (tx) => {
        const [row] = await tx.query<{ held: boolean }>(locked, [`canaries of ${environment}`])
        if (!row?.held) return false
        const found: BlockedCanary[] = []
        for (const remote of Object.keys(registry.document().remotes)) {
          const canary = await updateCanary(tx, remote)
          if (canary) found.push(canary)
        }
        blocked = found
        await watch.look(tx)
        return true
      })
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'canaries could not be judged; retried in the next round')
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
    blocked: () => blocked,
    ended: () => [...ended.values()],
    async stop() {
      stopped = true
      clearInterval(timer)
      await looking
    },
  }
}
