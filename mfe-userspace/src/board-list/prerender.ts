import {
  jobStatuses,
  type PostRow,
  posts,
  type PostType,
  regions,
  successAnswer,
} from '@within-reach/contract'
import { boardPath, withQuery } from '@within-reach/shared-core'
import type { PrerenderedList } from '@within-reach/shared-core/pages'
import { boards } from '../boards'
import { fieldsOf, type Filters, writeFilters } from './filters'

/** The sample row of a board's list. */
const sample = {
  post_idx: 900_000_001,
  pn: 900_000_002,
  subject: 'subject-of-the-row',
  userid: 'userid-of-the-row',
  image_path: '/picture-of-the-row',
  ca: new Date(981_173_106_789).toISOString(),
} as const satisfies Partial<PostRow>

/**
 * The page that is drawn, of very many: neither number can be mistaken for another one. It shows every mark: the first page, a
 * gap, the page before, and itself.
 */
const page = 5005
const pageBefore = page - 1
const pages = 9009

const searchSample = 'text-of-the-search'

type Values = Parameters<PrerenderedList['query']>[0]

const filtersOf = (values: Values): Filters => ({
  region: regions.find((region) => region === values['query.region']) ?? 'all',
  jstatus: jobStatuses.find((status) => status === values['query.jstatus']) ?? 'all',
  search: values['query.search'] ? searchSample : '',
  page,
})

/** A list of a board as visitors and members see it, with any filters and on any page. */
export function listOf(board: PostType): PrerenderedList {
  const { type, placed, hasStatus } = boards[board]
  const rest = { type, region: null, jstatus: null, specificLocation: null, useremail: null }
  const addressOf = (filters: Filters) => withQuery(boardPath[type], writeFilters(filters))
  return {
    path: posts.path,
    sample,
    kinds: {
      image_path: [sample.image_path, null],
      region: placed ? regions : [null],
      jstatus: hasStatus ? [...jobStatuses, null] : [null],
    },
    answer: (row) => successAnswer(posts, [{ ...rest, ...row }], { total: 1, page, pages }),
    aspects: [
      [{ member: true }, { member: null }],
      [{ 'query.search': true }, { 'query.search': null }],
      ...(placed ? [[null, ...regions].map((region) => ({ 'query.region': region }))] : []),
      ...(hasStatus ? [[null, ...jobStatuses].map((status) => ({ 'query.jstatus': status }))] : []),
    ],
    query: (values) => addressOf(filtersOf(values)).slice(boardPath[type].length),
    fields(values) {
      const all = Object.entries(fieldsOf(boards[board], filtersOf(values)))
      return Object.fromEntries(
        all.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      )
    },
    slots(values) {
      const hrefTo = (to: number) => addressOf({ ...filtersOf(values), page: to }).replaceAll('&', '&amp;')
      return {
        [searchSample]: 'query.search',
        [hrefTo(page)]: 'pages.href',
        [hrefTo(pageBefore)]: 'pages.href',
        [page]: 'pages.page',
        [pageBefore]: 'pages.page',
      }
    },
    lists: {
      pages: {
        path: posts.path,
        pages: ['region', 'jstatus', 'search'],
        kinds: [
          { at: 1, when: { page: null } },
          { at: 3, when: { current: true } },
          { at: 2, when: {} },
        ],
      },
    },
  }
}
