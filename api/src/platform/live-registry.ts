import type { Change, Finding, SaidSentence } from '@within-reach/contract'
import type { Decision, PublishedVersion, RegistryDocument } from '@within-reach/registry'
import type { FastifyRequest } from 'fastify'

/** A change, who wants it, and what they looked at when they did. */
export interface ChangeRequest {
  readonly change: Change
  /** The revision that it was made from. */
  readonly revision: number
  /** As the history shows it. */
  readonly who: string
  readonly why: string
}

/** How a change ended; the messages are for people. */
export type ChangeResult =
  | { readonly ended: 'made'; readonly revision: number }
  /** Somebody was faster: nothing was changed. */
  | { readonly ended: 'stale'; readonly message: string }
  | { readonly ended: 'refused'; readonly message: string; readonly sentences: readonly SaidSentence[] }

/** What a visitor gets with a page. */
export interface PageVisit {
  readonly decision: Decision
  /** A cookie that keeps the visitor to one side of the canaries that run; absent where they have one or need none. */
  readonly cookie?: string
}

/** What is live, as other features ask for it. It goes on answering while the database is away. */
export interface LiveRegistry {
  /** The environment that this service is. */
  readonly environment: string
  /** The newest that this instance knows, with the live versions of this environment. */
  document(): RegistryDocument
  /** What whoever asks gets, now. */
  decide(request: FastifyRequest): Promise<Decision>
  /** The same for a page, with which a browser can be marked. */
  decidePage(request: FastifyRequest): Promise<PageVisit>
  /** Whether a version can go live beside what is live, rule by rule. */
  check(candidate: PublishedVersion): Finding[]
  /**
   * Makes a change, on every instance within two seconds. Rights are the caller's affair.
   * @throws unavailable (503) where the database is away
   */
  change(request: ChangeRequest): Promise<ChangeResult>
}
