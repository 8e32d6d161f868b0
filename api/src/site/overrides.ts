import type { FastifyRequest } from 'fastify'

/** What the site asks about links that show one visitor a version which is not live. */
export interface SiteOverrides {
  /**
   * Where a request for a page leads that came by such a link, and the cookie that its browser keeps; undefined for any
   * other. Where the link was not taken, `override` in that address says why: expired, refused or unpublished.
   */
  answer(
    request: Pick<FastifyRequest, 'headers' | 'url'>,
  ): Promise<{ readonly location: string; readonly cookie?: string } | undefined>
  /** Until when each remote is another one for this visitor, by its name; ISO 8601. */
  ends(request: Pick<FastifyRequest, 'headers'>): Readonly<Record<string, string>>
}
