import {
  jobStatuses,
  type PostRow,
  posts,
  type PostType,
  regions,
  successAnswer,
} from '@within-reach/contract'
import { boardPath, withQuery } from '@within-reach/shared-core'
import type { PrerenderedList, PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { type Board, boards } from '../boards'
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
 * The number of the drawn page, and the number of pages. Both are so large that they occur nowhere else. The drawn
 * page has every kind of link in its pagination: the first page, a gap, the page before, and itself.
 */
const page = 5005
const pageBefore = page - 1
const pages = 9009

const searchSample = 'text-of-the-search'

type Values = Parameters<PrerenderedList['query']>[0]

const filtersOf = (values: Values, at = page): Filters => ({
  region: regions.find((region) => region === values['query.region']) ?? 'all',
  jstatus: jobStatuses.find((status) => status === values['query.jstatus']) ?? 'all',
  search: values['query.search'] ? searchSample : '',
  page: at,
})

const addressOf = (type: PostType, filters: Filters): string =>
  withQuery(boardPath[type], writeFilters(filters))

/** The filters that a board has, each with its values. */
const filterAspects = ({ hasLocation, hasStatus }: Board): (readonly Values[])[] => [
  ...(hasLocation ? [[null, ...regions].map((region) => ({ 'query.region': region }))] : []),
  ...(hasStatus ? [[null, ...jobStatuses].map((status) => ({ 'query.jstatus': status }))] : []),
]

/** The fields of the list's read, as text. */
const readFields = (board: Board, filters: Filters): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(board, filters)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

/** A list of a board as visitors and members see it, with any filters and on any page. */
export function listOf(board: PostType): PrerenderedList {
  const { type, hasLocation, hasStatus } = boards[board]
  const rest = { type, region: null, jstatus: null, specificLocation: null, useremail: null }
  return {
    path: posts.path,
    sample,
    kinds: {
      image_path: [sample.image_path, null],
      region: hasLocation ? regions : [null],
      jstatus: hasStatus ? [...jobStatuses, null] : [null],
    },
    answer: (row) => successAnswer(posts, [{ ...rest, ...row }], { total: 1, page, pages }),
    aspects: [
      [{ member: true }, { member: null }],
      [{ 'query.search': true }, { 'query.search': null }],
      ...filterAspects(boards[board]),
    ],
    query: (values) => addressOf(type, filtersOf(values)).slice(boardPath[type].length),
    fields: (values) => readFields(boards[board], filtersOf(values)),
    slots(values) {
      const hrefTo = (to: number) =>
        addressOf(type, { ...filtersOf(values), page: to }).replaceAll('&', '&amp;')
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
    empty: emptyList(boards[board]),
    afterLast: afterLast(boards[board]),
  }
}

/** All combinations of the values of several groups. */
const combinations = (...groups: readonly (readonly Values[])[]): readonly Values[] =>
  groups.reduce<readonly Values[]>(
    (known, group) => known.flatMap((values) => group.map((more) => ({ ...values, ...more }))),
    [{}],
  )

/** A board without posts. Its text depends on the combination of all filters. */
function emptyList(board: Board): PrerenderedTemplate {
  const firstPageFilters = (values: Values) => filtersOf(values, 1)
  return {
    only: { 'query.page': null },
    query: (values) => withQuery('', writeFilters(firstPageFilters(values))),
    reads: [posts.path],
    slots: { [searchSample]: 'query.search' },
    aspects: [
      combinations(
        [{ 'query.search': null }, { 'query.search': true }],
        [{ member: true }, { member: null }],
        ...filterAspects(board),
      ),
    ],
    lists: {},
    answers: (values) => [
      {
        path: posts.path,
        fields: readFields(board, firstPageFilters(values)),
        answer: successAnswer(posts, [], { total: 0, page: 1, pages: 1 }),
      },
    ],
  }
}

/** A page after the last one. Its number is larger than the number of pages, and both occur nowhere else. */
function afterLast(board: Board): PrerenderedTemplate {
  const [requested, last] = [pages, page]
  const aspects: readonly (readonly Values[])[] = [
    [{ member: true }, { member: null }],
    [{ 'query.search': true }, { 'query.search': null }],
    ...filterAspects(board),
  ]
  const hrefs = combinations(...aspects).map((values) =>
    addressOf(board.type, filtersOf(values, last)).replaceAll('&', '&amp;'),
  )
  return {
    query: (values) => withQuery('', writeFilters(filtersOf(values, requested))),
    reads: [posts.path],
    slots: {
      ...Object.fromEntries(hrefs.map((href) => [href, 'pages.href'])),
      [searchSample]: 'query.search',
      [last]: 'pages.page',
      [requested]: 'pages.number',
    },
    aspects,
    lists: {
      pages: {
        path: posts.path,
        pages: ['region', 'jstatus', 'search'],
        kinds: [
          { at: 1, when: { page: null } },
          { at: 2, when: {} },
        ],
      },
    },
    answers: (values) => [
      {
        path: posts.path,
        fields: readFields(board, filtersOf(values, requested)),
        answer: successAnswer(posts, [], { total: 1, page: requested, pages: last }),
      },
    ],
  }
}
