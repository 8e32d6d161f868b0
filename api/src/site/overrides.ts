import type { FastifyRequest } from 'fastify'

/** What a visitor is asked before a version that is not live runs. */
export interface OverrideQuestion {
  readonly remote: string
  readonly version: string
  /** When it ends, ISO 8601. */
  readonly until: string
  /** The page as everybody sees it. */
  readonly location: string
  /** What the answer sends, by the names of the fields. */
  readonly fields: Readonly<Record<string, string>>
}

/** What the site asks about links that show one visitor a version which is not live. */
export interface SiteOverrides {
  /**
   * Where a request for a page leads that came by such a link, and the cookie that its browser keeps; what the visitor is asked where
   * the link holds; undefined for any other address. Where the link was not taken, `override` in that address says why: expired,
   * refused, unpublished or operator.
   */
  answer(
    request: Pick<FastifyRequest, 'headers' | 'url'>,
  ): Promise<{ readonly location: string; readonly cookie?: string } | OverrideQuestion | undefined>
  /** Until when each remote is another one for this visitor, by its name; ISO 8601. */
  ends(request: Pick<FastifyRequest, 'headers'>): Readonly<Record<string, string>>
}
