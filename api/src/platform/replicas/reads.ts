import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { connectionsFor } from '../database/connections'
import { openDatabase, type OpenDatabase } from '../database/database'
import { type Primary, primarySource, type ReadSource, replicaSource } from './read-source'
import { lookOptions, openReplica, type Replica } from './replica'
import { writtenPosition } from './server-state'
import { watchReplicas } from './watch-replicas'
import { createWrittenCookie } from './written-cookie'

/** Chooses where a request reads what everybody may see: lists, posts, comments, searches. */
export interface Reads {
  /**
   * A replica that is less than a second behind and has what this browser wrote, in turn; otherwise the primary.
   * @param request undefined if no browser asks
   */
  of(request?: FastifyRequest): ReadSource
  /** What an answer depends on besides its fields: readers with different positions must not share one. */
  keyOf(request: FastifyRequest): string
  /**
   * Reads from the primary for the next seconds: content was withdrawn, and a replica may not know it yet.
   */
  avoidReplicas(): void
  /** Call it after a write was committed: it lets this browser read it at once, through any instance. */
  rememberWrite(reply: FastifyReply): Promise<void>
}

/** Reads, with what monitoring needs. */
export interface OpenReads extends Reads {
  readonly replicas: readonly Replica[]
  /** How many statements each server answered, by its name; `primary` is one of them. */
  answered(): ReadonlyMap<string, number>
  close(): Promise<void>
}

export interface ReadsParts {
  readonly primary: Primary & { readonly database: OpenDatabase }
  /** The addresses of the replicas. Without any, everything is read from the primary. */
  readonly urls: readonly string[]
  /** Whether the site is served over https. */
  readonly secure: boolean
  readonly log: Logger
}

/** How long no replica is read after content was withdrawn, in milliseconds: longer than one may be behind. */
const avoidedFor = 2000

/** More than any position: after it, only the primary serves. */
const beyondAll = 2n ** 64n - 1n

/** Opens the replicas, and watches them. */
export function openReads({ primary, urls, secure, log }: ReadsParts): OpenReads {
  const counts = new Map<string, number>()
  const counter = (name: string) => () => void counts.set(name, (counts.get(name) ?? 0) + 1)
  if (urls.length === 0) return withoutReplicas(primarySource(primary))
  const now = () => performance.now()
  const fromPrimary = primarySource(primary, counter('primary'))
  const replicas = urls.map((url) => {
    const replica = openReplica(url)
    return { replica, count: counter(replica.name) }
  })
  const looks = openDatabase(primary.database.pool.options.connectionString ?? '', () => {}, {
    ...lookOptions,
    connections: connectionsFor.replication,
  })
  const opened = replicas.map(({ replica }) => replica)
  const stopWatching = watchReplicas({ primary: looks, replicas: opened, log, now })
  const cookie = createWrittenCookie(secure)
  let turn = 0
  let avoidedUntil = -Infinity
  return {
    replicas: opened,
    of(request) {
      const written = request && cookie.read(request)
      const at = now()
      const serving = at < avoidedUntil ? [] : replicas.filter(({ replica }) => replica.serves(at, written))
      turn++
      const [next, previous] = [serving.slice(turn % serving.length), serving.slice(0, turn % serving.length)]
      return serving.length === 0 ? fromPrimary : replicaSource([...next, ...previous], fromPrimary)
    },
    // A visitor who asks after a withdrawal must not share the answer of one who asked before.
    keyOf: (request) => `${cookie.read(request) ?? ''} ${avoidedUntil}`,
    avoidReplicas() {
      avoidedUntil = now() + avoidedFor
    },
    async rememberWrite(reply) {
      // The write is committed, so a failure here must not fail the call.
      cookie.set(reply, await writtenPosition(primary.database).catch(() => beyondAll))
    },
    answered: () => counts,
    async close() {
      await stopWatching()
      await looks.close()
      await Promise.all(opened.map((replica) => replica.close()))
    },
  }
}

const withoutReplicas = (source: ReadSource): OpenReads => ({
  replicas: [],
  of: () => source,
  keyOf: () => '',
  avoidReplicas: () => {},
  rememberWrite: () => Promise.resolve(),
  answered: () => new Map(),
  close: () => Promise.resolve(),
})
