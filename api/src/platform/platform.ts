import type { RedirectedGroup } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Bodies } from './bodies/bodies'
import type { Caller } from './caller'
import type { Cleanup } from './cleanup'
import type { CodeKeys } from './code-keys'
import type { Database } from './database/database'
import type { SearchLane } from './limits/search-lane'
import type { MemberStreams } from './events/member-streams'
import type { Signals } from './events/signals'
import type { FileStore } from './files/store'
import type { Budgets } from './limits/budgets'
import type { Tries } from './limits/tries'
import type { Interlock } from './interlock'
import type { LiveRegistry } from './live-registry'
import type { Outbox } from './mail/outbox'
import type { OpenReviewFromRules } from './open-review'
import type { Operator } from './operator'
import type { PrefetchableCalls } from './prefetchable-calls'
import type { PushKeys } from './push-keys'
import type { RegionSwitchboard } from './regions'
import type { Reads } from './replicas/reads'
import type { Settings } from './settings'
import type { WithdrawnFiles } from './withdrawal/withdrawn-files'

/** What every feature may use. */
export interface Platform {
  readonly settings: Settings
  readonly log: Logger
  readonly database: Database
  /** Chooses the database of a read that may be a second old. */
  readonly reads: Reads
  /** Runs a search on separate connections. */
  readonly search: SearchLane
  readonly outbox: Outbox
  readonly withdrawnFiles: Pick<WithdrawnFiles, 'has'>
  /** Hands what rules found to the moderators. */
  readonly openReviewFromRules: OpenReviewFromRules
  readonly cleanup: Cleanup
  readonly files: FileStore
  /** The means of receiving request bodies. */
  readonly bodies: Bodies
  readonly tries: Tries
  readonly codeKeys: CodeKeys
  readonly pushKeys: PushKeys
  readonly budgets: Budgets
  readonly interlock: Interlock
  readonly prefetchable: PrefetchableCalls
  readonly regions: RegionSwitchboard
  readonly registry: LiveRegistry
  readonly signals: Signals
  readonly streams: MemberStreams
  /** Finds the member of a token; undefined if the token is unknown, revoked or expired. */
  identify(token: string): Promise<Caller | undefined>
  /**
   * Finds the member of a browser by its session cookie; undefined if nobody is logged in.
   * @throws not-owner (403) if a page of another site asks
   */
  identifyBrowser(request: FastifyRequest): Promise<Caller | undefined>
  /**
   * Finds the member whose browser requests a page; undefined if nobody is logged in. Any site may link to a page, so this
   * only selects what the page shows, never what is done.
   */
  identifyVisitor(request: FastifyRequest): Promise<Caller | undefined>
  /**
   * Whether the browser that requests a page is a member's or a visitor's.
   * @param reader the member that `identifyVisitor` found
   * @returns undefined if the cookies leave a doubt, which only the page's script can resolve
   */
  certainGroup(request: FastifyRequest, reader: Caller | undefined): RedirectedGroup | undefined
  /** Finds the registry rights of a bearer: a member's token or a command-line token; undefined if unknown. */
  identifyOperator(token: string): Promise<Operator | undefined>
  /**
   * Applies the general limit of calls from one address.
   * @throws too-many (429)
   */
  limitCalls(address: string): void
}
