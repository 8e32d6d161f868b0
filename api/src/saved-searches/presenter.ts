import { BoardSearch, FactFilter, perOf, type SavedSearch, type SearchedList } from '@within-reach/contract'
import * as v from 'valibot'
import { pagesOf } from './pages'
import type { SavedSearchRecord } from './queries'

const StoredList = v.object({ ...BoardSearch.entries, facts: v.optional(FactFilter) })

/** A stored list. A field that its release did not know has no effect. An earlier release stored no time of a pay per hour. */
export function readList(stored: unknown): SearchedList {
  const { facts, ...list } = v.parse(StoredList, stored)
  const per = facts && perOf(facts)
  return facts ? { ...list, facts: { ...facts, ...(per && { per }) } } : list
}

const paths = pagesOf('')

/** A saved search for its member. */
export const presentSearch = ({
  id,
  name,
  list,
  mails,
  fresh,
  created_at: created,
}: SavedSearchRecord): SavedSearch => {
  const searched = readList(list)
  return {
    search_idx: id,
    name,
    list: searched,
    mails,
    fresh,
    ca: created.toISOString(),
    href: paths.list(id, searched),
  }
}
