import {
  boardAddress,
  boardSearchQuery,
  effectiveSearch,
  feedAddress,
  type Language,
  photoFeedFields,
  photosAddress,
  postTypes,
  readBoardSearch,
  readPostFilter,
  writePostFilter,
} from '@within-reach/contract'
import { escapeMarkup, scriptJson } from './escape'
import { feedTitle } from './feed-title'
import { languageLinks } from './languages-of-page'
import { shortened } from './shortened'
import { type DescribedPage, structuredData } from './structured-data'

/** The maximum length of a description for search engines and previews. */
const describedIn = 160

const locale: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  ko: 'ko_KR',
  zh: 'zh_CN',
  vi: 'vi_VN',
}

/** The elements of a page's head for search engines and link previews. */
export function describingHead(page: DescribedPage): string[] {
  const { content, publicUrl, canonical, address, language, title } = page
  const post = content.kind === 'post' ? content.post : undefined
  const description = shortened(post?.text ?? page.description ?? '', describedIn)
  const picture = post?.picture ? publicUrl + post.picture : ''
  return [
    metaDescription(description),
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    ...languageLinks(address),
    content.kind === 'board' || content.kind === 'photos' ? feedLink(page, content.query) : '',
    meta('property', 'og:site_name', 'Within Reach'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', post ? 'article' : 'website'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', locale[language]),
    meta('property', 'og:image', picture),
    meta('property', 'article:published_time', post?.created.toISOString() ?? ''),
    meta('name', 'twitter:card', picture === '' ? 'summary' : 'summary_large_image'),
    // A data block: browsers do not run it, so the script policy does not apply.
    ...structuredData({ ...page, description: description || undefined }).map(
      (thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`,
    ),
  ].filter((element) => element !== '')
}

/** The feed of a list, for feed readers, which find it at the page's address. */
function feedLink({ publicUrl, pathname, title, language }: DescribedPage, query: URLSearchParams): string {
  const isPhotos = pathname === photosAddress
  const shown = isPhotos ? photoFilters(query) : boardFilters(pathname, query)
  const address = feedAddress(pathname, shown, language, isPhotos ? photoFeedFields : undefined)
  return `<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(
    feedTitle(title, pathname, shown, language),
  )}" href="${escapeMarkup(publicUrl + address)}">`
}

/** The filters that the view with photos applies. Like a board's list, it ignores invalid ones, which the feed refuses. */
function photoFilters(query: URLSearchParams): URLSearchParams {
  const filter = readPostFilter(query)
  return new URLSearchParams({ ...writePostFilter(filter), type: filter.type })
}

function boardFilters(pathname: string, query: URLSearchParams): URLSearchParams {
  const board = postTypes.find((type) => boardAddress[type] === pathname)
  return board ? new URLSearchParams(boardSearchQuery(effectiveSearch(readBoardSearch(board, query)))) : query
}

/** The description of a page; empty without one. */
export const metaDescription = (description = ''): string => meta('name', 'description', description)

const meta = (key: 'name' | 'property', name: string, value: string): string =>
  value === '' ? '' : `<meta ${key}="${name}" content="${escapeMarkup(value)}">`
