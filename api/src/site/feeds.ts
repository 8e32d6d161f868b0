import {
  boardAddress,
  feedAddress,
  languageNamed,
  languageParameter,
  narrowingFields,
  photoFeedFields,
  photosAddress,
  pickLanguage,
  readFieldsAt,
} from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { entityTag, isKnown } from '../platform/entity-tag'
import { errors } from '../platform/errors'
import type { LiveRegistry } from '../platform/live-registry'
import type { PrefetchableCalls } from '../platform/prefetchable-calls'
import { atomFeed } from './atom-feed'
import { sendCompressed } from './compressed'
import { feedTitle } from './feed-title'
import { listCalls, listedPosts } from './listed-posts'
import { ownerOf } from './owner'
import { siteName } from './page'
import { photoBoard } from './photo-board'
import type { PostPreview, SitePosts } from './posts'

export interface FedSite {
  /** The address of the site, without a trailing slash. */
  readonly publicUrl: string
  readonly posts: Pick<SitePosts, 'previews'>
  readonly prefetchable: PrefetchableCalls
  /** Shared caches keep these answers, so no visitor's preview or canary may be in them. */
  readonly decideForAnyone: LiveRegistry['decideForAnyone']
}

const boards: ReadonlySet<string> = new Set([...Object.values(boardAddress), photosAddress])

/**
 * Serves an Atom feed of each board, with the filters of the board's page or of the view with photos:
 * `/feeds/userspacetrade.atom?search=sofa`, `/feeds/find.atom?type=tr&price_max=20`. It has the posts of the first page, as visitors
 * see them. Throws the errors of the call that lists them, and not-found (404) while the board has no page.
 */
export function registerFeeds(app: FastifyInstance, site: FedSite): void {
  const { publicUrl, posts, prefetchable, decideForAnyone } = site
  app.get<{ Params: { board: string } }>('/feeds/:board(^[a-z]+).atom', async (request, reply) => {
    const board = `/${request.params.board}`
    const query = new URLSearchParams(request.url.split('?')[1])
    const routeOf = (path: string) => ownerOf(decideForAnyone(), path)?.route
    const route = boards.has(board) ? routeOf(board) : undefined
    const read = route?.reads?.find(({ path }) => listCalls.has(path))
    const list = read && prefetchable.find(read.path)
    if (!route || !read || !list) throw errors.notFound('such feed')
    // A feed has the newest posts.
    for (const name of ['page', 'sort']) query.delete(name)
    const narrowing = board === photosAddress ? photoFeedFields : narrowingFields
    const shown = photoBoard(board, query)
    const { title } = routeOf(shown ? boardAddress[shown] : board) ?? route
    const language = languageNamed(query.get(languageParameter))
    const fields = readFieldsAt(read, query)
    const answer: unknown = JSON.parse(String(await list(fields, request)))
    const ids = listedPosts([{ path: read.path, fields, answer }]).map(({ id }) => id)
    const feed = atomFeed({
      publicUrl,
      address: feedAddress(board, query, language, narrowing),
      page: feedAddress(board, query, 'en', narrowing).replace(`/feeds${board}.atom`, board),
      title: `${feedTitle(pickLanguage(title, language), board, query, language)} · ${siteName}`,
      language,
      posts: inOrder(ids, await posts.previews(ids)),
    })
    const tag = entityTag(feed)
    reply.headers({
      ETag: tag,
      // A hidden post must leave it at once, so caches ask each time.
      'Cache-Control': 'public, no-cache',
      Vary: 'Accept-Encoding',
    })
    if (isKnown(request, tag)) return reply.code(304).send()
    reply.type('application/atom+xml; charset=utf-8')
    return sendCompressed(request, reply, feed)
  })
}

/** A post that was deleted since the list was read is left out. */
function inOrder(ids: readonly number[], found: ReadonlyMap<number, PostPreview>): Map<number, PostPreview> {
  const entries = ids.flatMap((id) => {
    const post = found.get(id)
    return post ? [[id, post] as const] : []
  })
  return new Map(entries)
}
