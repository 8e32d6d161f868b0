import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Bodies } from './bodies/bodies'
import type { Caller } from './caller'
import type { Cleanup } from './cleanup'
import type { Database } from './database/database'
import type { SearchLane } from './limits/search-lane'
import type { MemberStreams } from './events/member-streams'
import type { Signals } from './events/signals'
import type { FileStore } from './files/store'
import type { Budgets } from './limits/budgets'
import type { Tries } from './limits/tries'
import type { LiveRegistry } from './live-registry'
import type { Outbox } from './mail/outbox'
import type { Operator } from './operator'
import type { PrefetchableCalls } from './prefetchable-calls'
import type { RegionSwitchboard } from './regions'
import type { Settings } from './settings'

/** What every feature may lean on. */
export interface Platform {
  readonly settings: Settings
  readonly log: Logger
  readonly database: Database
  /** Runs a search apart from all else. */
  readonly search: SearchLane
  readonly outbox: Outbox
  readonly cleanup: Cleanup
  readonly files: FileStore
  /** What requests are received with. */
  readonly bodies: Bodies
  readonly tries: Tries
  /** What hashes of mailed codes are keyed with: 32 bytes that all instances share. */
  readonly codeKey: Buffer
  readonly budgets: Budgets
  readonly prefetchable: PrefetchableCalls
  readonly regions: RegionSwitchboard
  readonly registry: LiveRegistry
  readonly signals: Signals
  readonly streams: MemberStreams
  /** Whose token it is; undefined where it is unknown, revoked or lapsed. */
  identify(token: string): Promise<Caller | undefined>
  /**
   * Whose browser it is, by its session cookie; undefined where nobody is logged in.
   * @throws not-owner (403) where the request comes from another site's page
   */
  identifyBrowser(request: FastifyRequest): Promise<Caller | undefined>
  /**
   * Whose browser asks for a page; undefined where nobody is logged in. Any site may lead a browser to a page, so this
   * decides only what the page is, never what is done.
   */
  identifyVisitor(request: FastifyRequest): Promise<Caller | undefined>
  /** What the holder of a bearer may do to the registry: a member's token or one of the command line; undefined where unknown. */
  identifyOperator(token: string): Promise<Operator | undefined>
  /**
   * The general limit of calls from one address.
   * @throws too-many (429)
   */
  limitCalls(address: string): void
}
