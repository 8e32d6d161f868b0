import type { Logger } from 'pino'
import type { Database } from '../database/database'
import { resultWithin } from '../time-limit'
import { judgeReplica, type LeftOut } from './judge-replica'
import { createPrimaryHistory } from './primary-history'
import type { Replica } from './replica'
import { describeServer } from './server-state'

/** The interval of the looks, and the time limit of one, in milliseconds. */
const lookEvery = 250
const lookTimeout = 1000

export interface WatchParts {
  /** A connection apart from the pools: a busy pool must not make a server look late. */
  readonly primary: Database
  readonly replicas: readonly Replica[]
  readonly log: Logger
  /** Milliseconds that never go back. */
  readonly now: () => number
}

/**
 * Looks at the primary and at each replica several times a second, and judges the replicas. No server waits for another.
 * @returns a function that stops it
 */
export function watchReplicas({ primary, replicas, log, now }: WatchParts): () => Promise<void> {
  const history = createPrimaryHistory()
  const reported = new Map<string, LeftOut | undefined>()
  const lookAtPrimary = async (): Promise<void> => {
    const state = await resultWithin(lookTimeout, describeServer(primary))
    if (state) history.add(state, now())
  }
  const lookAt = async (replica: Replica): Promise<void> => {
    const state = await resultWithin(lookTimeout, describeServer(replica.looks))
    const judgement = judgeReplica(state, history, now())
    replica.judge(judgement, state, now())
    const { leftOut, lag } = judgement
    if (reported.has(replica.name) && reported.get(replica.name) === leftOut) return
    reported.set(replica.name, leftOut)
    if (leftOut === undefined) log.info({ replica: replica.name }, 'reads go to this replica')
    else log.warn({ replica: replica.name, reason: leftOut, lag }, 'a replica is left out')
  }
  const looks = [lookAtPrimary, ...replicas.map((replica) => () => lookAt(replica))].map(repeat)
  return async () => {
    await Promise.all(looks.map((stop) => stop()))
  }
}

/** Repeats work that never fails, with a pause in between. Returns a function that stops it. */
function repeat(work: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = Promise.resolve()
  const turn = (): void => {
    running = work().then(() => {
      if (!stopped) timer = setTimeout(turn, lookEvery)
    })
  }
  turn()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
