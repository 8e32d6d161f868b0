import type { FastifyRequest } from 'fastify'

/** The question that a visitor answers before a version that is not live runs. */
export interface OverrideQuestion {
  readonly remote: string
  readonly version: string
  /** When it ends, ISO 8601. */
  readonly until: string
  /** The page with what is live. */
  readonly location: string
  /** The fields of the answer, by name. */
  readonly fields: Readonly<Record<string, string>>
}

/** The overrides, as the site uses them. */
export interface SiteOverrides {
  /**
   * Handles a page request with an override link: a redirect with a cookie, or a question for a valid link; undefined for
   * any other address. If the link was refused, `override` in the redirect's address says why: expired, refused,
   * unpublished or operator.
   */
  answer(
    request: Pick<FastifyRequest, 'headers' | 'url'>,
  ): Promise<{ readonly location: string; readonly cookie?: string } | OverrideQuestion | undefined>
  /** The end of each of this visitor's overrides, by remote; ISO 8601. */
  ends(request: Pick<FastifyRequest, 'headers'>): Readonly<Record<string, string>>
}
