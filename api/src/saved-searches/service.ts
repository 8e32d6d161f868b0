import { type FieldsOf, limits, type saveSearch, searchedListOf } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { lockMails, lockMember } from './lock-queries'
import { changeMails } from './mails-due-queries'
import { piecesOf } from './pieces'
import { countSearches, findSame, insertSearch } from './queries'

/**
 * The form of a searched text, as the boards search it.
 * @param text parsed by a call
 */
export type SearchForm = (text: string) => string

/**
 * Saves a search. A member has each list once: a second time changes its name and mails.
 * @returns its id; undefined if the member has as many as possible
 */
export async function save(
  tx: Database,
  searchForm: SearchForm,
  userId: number,
  { name, mails, ...fields }: FieldsOf<typeof saveSearch>,
): Promise<number | undefined> {
  const list = searchedListOf(fields)
  await lockMember(tx, userId)
  const same = await findSame(tx, userId, list)
  if (same !== undefined) {
    await lockMails(tx)
    await changeMails(tx, { id: same, userId, name, mails })
    return same
  }
  if ((await countSearches(tx, userId)) >= limits.savedSearches) return undefined
  const form = searchForm(list.search)
  return insertSearch(tx, userId, { name, list, form, pieces: piecesOf(form), mails })
}
