import type { When } from '@within-reach/contract'
import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { answerOf, folderOf, listAspect, listsOf, slotsOf } from '../message-list/prerender'

const searchText = 'words-of-the-search'
const searchOf = (values: When): string => (values['query.search'] ? searchText : '')

/** The query of a list's address. */
export const listQuery = (values: When): string =>
  withQuery('', { type: String(values['query.type'] ?? ''), search: searchOf(values) })

export const searchSlot: PrerenderedTemplate['slots'] = { [searchText]: 'query.search' }

/** The list of a folder and of a search. Without the answer of its read, it shows a skeleton. */
export const folder: PrerenderedTemplate = {
  only: { member: true },
  query: listQuery,
  reads: [],
  slots: { ...slotsOf('messages', 'sent'), ...searchSlot },
  aspects: [listAspect],
  lists: listsOf('messages', 'sent'),
  answers(values) {
    const type = folderOf(values)
    const list = type === 'sent' ? 'sent' : 'messages'
    return answerOf(list, values, { type, searchData: searchOf(values) })
  },
}
