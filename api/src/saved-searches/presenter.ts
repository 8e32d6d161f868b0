import { BoardSearch, FactFilter, type SavedSearch, type SearchedList } from '@within-reach/contract'
import * as v from 'valibot'
import type { SavedSearchRecord } from './queries'

const StoredList = v.object({ ...BoardSearch.entries, facts: v.optional(FactFilter) })

/** A stored list. A field that its release did not know has no effect. */
export const readList = (stored: unknown): SearchedList => v.parse(StoredList, stored)

/** A saved search for its member. */
export const presentSearch = ({
  id,
  name,
  list,
  mails,
  fresh,
  created_at: created,
}: SavedSearchRecord): SavedSearch => ({
  search_idx: id,
  name,
  list: readList(list),
  mails,
  fresh,
  ca: created.toISOString(),
})
