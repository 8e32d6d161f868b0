import type { BudgetChange, Change, Finding, KnownSentence, RulesChange } from '@within-reach/contract'
import type { Decision, PublishedVersion, RegistryDocument } from '@within-reach/registry'
import type { FastifyRequest } from 'fastify'

/** A change with its author, and the revision that it is based on. */
export interface ChangeRequest {
  readonly change: Change
  /** The base revision. */
  readonly revision: number
  /** The author in the history. */
  readonly who: string
  readonly why: string
  /** The reason as sentences, if the site itself makes the change. */
  readonly sentences?: readonly KnownSentence[]
}

/** A change of the environment's rules; otherwise like a {@link ChangeRequest}. */
export interface RulesRequest extends Omit<ChangeRequest, 'change'> {
  readonly change: RulesChange
}

/** A change of a remote's budgets; otherwise like a {@link ChangeRequest}. */
export interface BudgetRequest extends Omit<ChangeRequest, 'change'> {
  readonly change: BudgetChange
}

/** The result of a change. The messages are for people. */
export type ChangeResult =
  | { readonly ended: 'made'; readonly revision: number }
  /** The registry has changed since the base revision: nothing was changed. */
  | { readonly ended: 'stale'; readonly message: string }
  | { readonly ended: 'refused'; readonly message: string; readonly sentences: readonly KnownSentence[] }

/** What a visitor gets with a page. */
export interface PageVisit {
  readonly decision: Decision
  /** A cookie that keeps the visitor in or out of the running canaries; absent if they have it or need none. */
  readonly cookie?: string
}

/** The live registry, as other features use it. It keeps answering while the database is unreachable. */
export interface LiveRegistry {
  /** The environment of this service. */
  readonly environment: string
  /** The newest document that this instance knows, with the live versions of this environment. */
  document(): RegistryDocument
  /** The decision for a visitor, now. */
  decide(request: FastifyRequest): Promise<Decision>
  /** The decision for a visitor without any cookie: for answers that a shared cache may keep. */
  decideForAnyone(): Decision
  /** The decision for a page, which can set a cookie. */
  decidePage(request: FastifyRequest): Promise<PageVisit>
  /**
   * Whether a version fits what is live, rule by rule.
   * @throws unavailable (503) while the database is unreachable
   */
  check(candidate: PublishedVersion): Promise<Finding[]>
  /**
   * Makes a change, on every instance within two seconds. The caller checks the rights.
   * @throws unavailable (503) while the database is unreachable
   */
  change(request: ChangeRequest): Promise<ChangeResult>
}
