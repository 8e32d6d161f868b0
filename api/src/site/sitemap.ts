import { postAddress } from '@within-reach/contract'
import type { Decision, ShellRecord } from '@within-reach/registry'
import { escapeMarkup } from './escape'
import type { SitePosts } from './posts'
import { postUrl } from './structured-data'

/** The maximum number of addresses in a sitemap (sitemaps.org). Each part covers this many ids, used or not. */
export const idsPerPart = 50_000
/** The posts per query; other requests run between two queries. */
const batch = 1000

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The sitemap index: one part for the pages, and one for each range of ids. */
export function sitemapIndex(publicUrl: string, highestId: number): string {
  const parts = Array.from({ length: Math.ceil(highestId / idsPerPart) }, (_, at) => `posts-${at + 1}`)
  const entries = ['pages', ...parts].map(
    (name) => `<sitemap>${loc(`${publicUrl}/sitemap-${name}.xml`)}</sitemap>`,
  )
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** The public pages: the boards, the forms and the texts. */
export function pagesSitemap(publicUrl: string, shell: ShellRecord, decision: Decision): string {
  const routes = [
    ...shell.routes,
    ...Object.values(decision.remotes).flatMap(({ version }) => version.routes),
  ]
  const listed = routes.filter(
    ({ path, unlisted, audience }) => !unlisted && !audience && path !== postAddress,
  )
  const entries = listed.map(({ path }) => `<url>${loc(publicUrl + path)}</url>`)
  return `${declaration}<urlset ${namespace}>\n${entries.join('\n')}\n</urlset>\n`
}

/**
 * The posts of one range of ids, in pieces of text: a part has several megabytes.
 * @param part counted from 1
 */
export async function* postsSitemap(
  publicUrl: string,
  posts: SitePosts,
  part: number,
): AsyncGenerator<string> {
  const last = part * idsPerPart
  let after = last - idsPerPart
  for (;;) {
    const found = await posts.addresses(after, last, batch)
    if (after === last - idsPerPart) yield `${declaration}<urlset ${namespace}>\n`
    yield found.map(({ id, changed }) => entry(postUrl(publicUrl, id), changed)).join('')
    after = found.at(-1)?.id ?? last
    if (found.length < batch) break
  }
  yield '</urlset>\n'
}

const loc = (address: string): string => `<loc>${escapeMarkup(address)}</loc>`
const entry = (address: string, changed: Date): string =>
  `<url>${loc(address)}<lastmod>${changed.toISOString()}</lastmod></url>\n`
