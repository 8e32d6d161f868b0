import { postAddress } from '@within-reach/contract'
import type { ShellRecord } from '@within-reach/registry'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { errors } from '../platform/errors'
import type { LiveRegistry } from '../platform/live-registry'
import { sendCompressed, sendGzip } from './compressed'
import type { SitePosts } from './posts'
import { robots } from './robots'
import { idsPerPart, pagesSitemap, postsSitemap, sitemapIndex } from './sitemap'
import { createSitemapParts } from './sitemap-parts'

export interface CrawledSite {
  /** The address of the site, without a trailing slash. */
  readonly publicUrl: string
  readonly shell: ShellRecord
  readonly posts: SitePosts
  /** Shared caches keep these answers, so no visitor's preview or canary may be in them. */
  readonly decideForAnyone: LiveRegistry['decideForAnyone']
  /** Calls `act` when posts were withdrawn or restored, and when that may have been missed. */
  onWithdrawn(act: () => void): void
}

/** Serves `/robots.txt` and the sitemaps. Throws unavailable (503) while the database is unreachable. */
export function registerCrawlers(app: FastifyInstance, site: CrawledSite): void {
  const { publicUrl, shell, posts } = site
  const parts = createSitemapParts((part) => postsSitemap(publicUrl, posts, part))
  site.onWithdrawn(parts.forget)

  app.get('/robots.txt', async (request, reply) => {
    cacheable(reply).type('text/plain; charset=utf-8')
    return sendCompressed(request, reply, robots(publicUrl, shell, site.decideForAnyone()))
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const { remotes } = site.decideForAnyone()
    // Without the pages of posts, such as while their remote is off, there is nothing to find.
    const showsPosts = Object.values(remotes).some(({ version }) =>
      version.routes.some(({ path }) => path === postAddress),
    )
    const index = sitemapIndex(publicUrl, showsPosts ? await posts.highestId() : 0)
    cacheable(reply).type(xml)
    return sendCompressed(request, reply, index)
  })

  app.get('/sitemap-pages.xml', async (request, reply) => {
    const pages = pagesSitemap(publicUrl, shell, site.decideForAnyone())
    cacheable(reply).type(xml)
    return sendCompressed(request, reply, pages)
  })

  app.get<{ Params: { part: string } }>(
    '/sitemap-posts-:part(^[1-9]\\d{0,4}).xml',
    async (request, reply) => {
      const part = Number(request.params.part)
      if ((part - 1) * idsPerPart >= (await posts.highestId())) throw errors.notFound('such sitemap')
      const bytes = await parts.read(part)
      // A hidden post must leave it at once, so a shared cache asks each time.
      reply
        .header('Cache-Control', 'public, max-age=3600, s-maxage=0')
        .header('Vary', 'Accept-Encoding')
        .type(xml)
      return sendGzip(request, reply, bytes)
    },
  )
}

const xml = 'application/xml; charset=utf-8'
const cacheable = (reply: FastifyReply): FastifyReply =>
  reply.header('Cache-Control', 'public, max-age=3600').header('Vary', 'Accept-Encoding')
