import {
  type Folder,
  folders,
  type InitialAnswer,
  msgs,
  successAnswer,
  type When,
} from '@within-reach/contract'
import type { PrerenderedRows, PrerenderedTemplate } from '@within-reach/shared-core/pages'

/** Unusual numbers, which occur nowhere else in the page. */
const rowCount = 43
const total = 8642
const pages = 7531

/** The times of the rows: of the inbox, of the sent messages, and of the inbox with an open message beside it. */
const moments = { messages: 981_173_106_789, sent: 1_015_218_367_891, beside: 1_049_522_828_912 }
export type SampleList = keyof typeof moments

const inboxKinds: PrerenderedRows['kinds'] = [
  { at: 2, when: { unread: true, caution: true } },
  { at: 3, when: { unread: null, caution: true } },
  { at: 4, when: { unread: true } },
  { at: 1, when: { unread: null } },
]

const sampleOf = (list: SampleList) => ({
  usernick: `nick-of-the-${list}`,
  userid: `nick-of-the-${list}`,
  from_email: `email-of-the-${list}`,
  ca: new Date(moments[list]).toISOString(),
  sm: `beginning-of-the-${list}`,
})

/** The slots of the rows, and of the line below them. */
export const slotsOf = (...lists: readonly SampleList[]): PrerenderedTemplate['slots'] => ({
  ...Object.fromEntries(
    lists.flatMap((list) =>
      (['usernick', 'ca', 'sm'] as const).map((field) => [sampleOf(list)[field], `${list}.${field}`]),
    ),
  ),
  [rowCount]: 'messages.count',
  [total]: 'pages.total',
})

/** The kinds of rows: every second one is unread, and every second pair is folded. A folded one has no text. */
const kinds: Readonly<Record<SampleList, PrerenderedRows['kinds']>> = {
  messages: inboxKinds,
  sent: [{ at: 0, when: {} }],
  beside: [
    // It is open, so it counts as read. Folded, it looks like the others until the script runs.
    { at: 0, when: { index: 1, caution: null } },
    ...inboxKinds,
  ],
}

/** The lists of a page, with the page numbers of their folder. */
export const listsOf = (...lists: readonly SampleList[]): PrerenderedTemplate['lists'] => ({
  ...Object.fromEntries(lists.map((list) => [list, { path: msgs.path, kinds: kinds[list] }])),
  pages: { path: msgs.path, pages: [], kinds: [] },
})

/** The state of a folder: the first of several pages, the only one, no messages, or its read without an answer. */
const states: readonly When[] = [
  { 'pages.total': true, 'pages.count': true },
  { 'pages.total': true, 'pages.count': 1 },
  { 'pages.total': 0, 'pages.count': 1 },
  { 'pages.total': null, 'pages.count': 0 },
]

/** The folder of an address: the sent messages, or the inbox without a folder and for an unknown one. */
export const folderAspect = ([null, 'sent', true] as const).map((type) => ({ 'query.type': type }))

/** The folder, the search and the state of a list. What it shows without messages depends on all of them. */
export const listAspect: readonly When[] = folderAspect.flatMap((folder) =>
  ([true, null] as const).flatMap((search) =>
    states.map((state) => ({ ...folder, 'query.search': search, ...state })),
  ),
)

/** The folder that a page shows for the values of its aspects. */
export const folderOf = (values: When): Folder =>
  folders.find((one) => one === values['query.type']) ?? 'inbox'

/** The answer of a folder's read in some state, with the rows of a list. */
export function answerOf(
  list: SampleList,
  values: When,
  fields: { readonly type: Folder; readonly searchData: string },
): readonly InitialAnswer[] {
  const { 'pages.total': of, 'pages.count': count } = values
  if (of === null) return []
  const rows = Array.from({ length: of === 0 ? 0 : rowCount }, (_, at) => ({
    ...sampleOf(list),
    message_idx: at + 1,
    unread: fields.type === 'inbox' && at % 2 === 0,
    ...(fields.type === 'inbox' && at % 4 >= 2 && { caution: { categories: ['abroad'] } }),
  }))
  const paging = count === 1 ? { total: rows.length, pages: 1 } : { total, pages }
  return [{ path: msgs.path, fields, answer: successAnswer(msgs, rows, { ...paging, page: 1 }) }]
}
