import { type InitialAnswer, pagesShown, type PrerenderedPage, postDetail } from '@within-reach/contract'
import { isCleanedHtml } from './cleaned-html'
import { type Fields, isFields, rowsOf, withNested } from './page-rows'
import type { TimeZone } from './time-zone'

/** The data of a reader that a page may show, or depend on. */
export type VisitingMember = Readonly<Record<'email' | 'name' | 'nick', string>> & {
  readonly operator?: boolean
}

/** The visit that a page is filled for. */
export interface PageVisit {
  readonly pathname: string
  /** The query as it was requested, with its question mark; empty without one. */
  readonly search: string
  readonly query: URLSearchParams
  /** Undefined for a visitor who is not logged in. */
  readonly member: VisitingMember | undefined
  /** The data of the site that a page may show. */
  readonly site?: SiteScope
  /** The time zone of the browser, if the service knows it. */
  readonly zone?: TimeZone
}

/** The data of the site that a page may show in addition to its answers. */
export interface SiteScope {
  readonly fields: Fields
  /** Its lists, by the name in a template. */
  readonly rows: Readonly<Record<string, readonly Fields[]>>
}

/** The data that fills a template. */
export interface PageScope {
  readonly fields: Fields
  /** The fields that may be inserted as markup. */
  readonly cleaned: Readonly<Record<string, string>>
  /** The rows of the page's lists, by name. */
  readonly rows: Readonly<Record<string, readonly Fields[]>>
  readonly zone: TimeZone | undefined
}

/**
 * Collects the fields and rows of a page from its answers.
 * @param visit the reader and the address
 * @returns undefined if the page requires an answer that is missing, or shows a text that is folded
 */
export function scopeOf(
  { reads = [], optionalReads = [], rows: sources = {}, parts = {} }: PrerenderedPage,
  answers: readonly InitialAnswer[],
  visit: PageVisit,
): PageScope | undefined {
  const bodyOf = (path: string) => answers.find((one) => one.path === path)?.answer as Fields | undefined
  const dataOf = (path: string): unknown => bodyOf(path)?.data
  if (reads.some((path) => dataOf(path) === undefined)) return undefined
  const openRows = Object.entries(sources).filter(([name, { pages }]) => !pages && !foldsRows(parts, name))
  // The page's script folds such a text; drawn HTML would show it.
  const shown = new Set([...reads, ...optionalReads, ...openRows.map(([, { path }]) => path)])
  if ([...shown].some((path) => hasFolded(dataOf(path)))) return undefined
  const rows = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [
      name,
      source.pages
        ? pageNumbers(source.pages, bodyOf(source.path) ?? {}, visit)
        : (visit.site?.rows[source.path] ?? rowsOf(source, dataOf(source.path), visit.zone)),
    ]),
  )
  if (openRows.some(([name]) => rows[name]?.some(hasFolded))) return undefined
  const counts = Object.entries(rows).map(([name, list]) => [`${name}.count`, list.length])
  const paging = Object.entries(sources).flatMap(([name, { path, pages }]) => {
    const last = pages ? rows[name]?.at(-1) : undefined
    const { page, total } = bodyOf(path) ?? {}
    return last
      ? Object.entries({ [`${name}.number`]: page, [`${name}.total`]: total, [`${name}.href`]: last.href })
      : []
  })
  const states = Object.entries(sources).flatMap(([name, { path }]) => [
    [`${name}.answered`, dataOf(path) === undefined ? null : true],
    ...Object.entries(bodyOf(path) ?? {}).map(([field, value]) => [`${name}.meta.${field}`, value]),
  ])
  const objects = [...reads, ...optionalReads].map(dataOf).filter(isFields).map(withNested)
  return {
    fields: Object.assign(
      {},
      ...objects,
      ...objects.map(pastIn),
      aboutVisit(visit),
      Object.fromEntries([...counts, ...paging, ...states]),
    ) as Fields,
    cleaned: cleanedOf(dataOf(postDetail.path)),
    rows,
    zone: visit.zone,
  }
}

/** The fields of a visit. A parameter without a value is like an absent one. */
function aboutVisit({ pathname, search, query, member, site, zone }: PageVisit): Fields {
  const parameters = [...query.keys()].map((name) => [`query.${name}`, query.get(name) || null])
  const own = Object.entries(member ?? {}).map(([name, value]) => [`member.${name}`, value])
  return {
    ...site?.fields,
    ...Object.fromEntries([...parameters, ...own]),
    pathname,
    search,
    member: member ? true : null,
    zone: zone ? true : null,
  }
}

/** The rows of the page numbers of a list, from the counts in its answer. */
function pageNumbers(kept: readonly string[], { page, pages }: Fields, { pathname, query }: PageVisit) {
  if (typeof page !== 'number' || typeof pages !== 'number') return []
  const hrefTo = (to: number): string => {
    const search = new URLSearchParams()
    for (const name of kept) if (query.get(name)) search.set(name, query.get(name) ?? '')
    if (to !== 1) search.set('page', String(to))
    return search.size === 0 ? pathname : `${pathname}?${search.toString()}`
  }
  return pagesShown(page, Math.max(1, pages)).map((mark) =>
    mark === 'gap' ? { page: null } : { page: mark, href: hrefTo(mark), current: mark === page || null },
  )
}

/** For the instants among the fields of a page, whether they are over. */
const pastIn = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => typeof value === 'string' && isInstant.test(value))
      .map(([name, value]) => [`${name}.past`, Date.parse(String(value)) < Date.now()]),
  )
const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Whether the rows of a list have a look of their own for a folded text. */
const foldsRows = (parts: NonNullable<PrerenderedPage['parts']>, name: string): boolean =>
  Object.values(parts).some(
    ({ rows, kinds }) => rows === name && kinds.some(({ when }) => when.caution === true),
  )

const hasFolded = (data: unknown): boolean =>
  Array.isArray(data) ? data.some(hasFolded) : isFields(data) && isFields(data.caution)

/** The only user markup in a page is the description of a post. */
function cleanedOf(post: unknown): Readonly<Record<string, string>> {
  const description = isFields(post) ? post.description : undefined
  return typeof description === 'string' && isCleanedHtml(description) ? { description } : {}
}
