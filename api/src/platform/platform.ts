import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Caller } from './caller'
import type { Database } from './database/database'
import type { MemberStreams } from './events/member-streams'
import type { Signals } from './events/signals'
import type { FileStore } from './files/store'
import type { Tries } from './limits/tries'
import type { Outbox } from './mail/outbox'
import type { RegionSwitchboard } from './regions'
import type { Settings } from './settings'

/** What every feature may lean on. */
export interface Platform {
  readonly settings: Settings
  readonly log: Logger
  readonly database: Database
  readonly outbox: Outbox
  readonly files: FileStore
  readonly tries: Tries
  readonly regions: RegionSwitchboard
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
   * The general limit of calls from one address.
   * @throws too-many (429)
   */
  limitCalls(address: string): void
}
