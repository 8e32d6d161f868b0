import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { BoardSearch, FactFilter, MailFrequency } from '@within-reach/contract'
import * as v from 'valibot'
import { searchForm } from '../boards/search'
import { insertBookmark } from '../bookmarks/queries'
import type { Platform } from '../platform/platform'
import { save } from '../saved-searches/service'
import type { DaysAgo } from './cases'
import { dateNewest, findPostCalled } from './queries'

const Text = v.pipe(v.string(), v.nonEmpty())
const OwnLists = v.strictObject({
  searches: v.array(
    v.strictObject({
      member: Text,
      daysAgo: v.pipe(v.number(), v.minValue(0)),
      name: Text,
      list: BoardSearch,
      facts: v.optional(FactFilter),
      mails: MailFrequency,
    }),
  ),
  /** `post` is a subject. */
  bookmarks: v.array(v.strictObject({ member: Text, post: Text })),
})

/**
 * Adds saved searches and bookmarks. The service matches the posts that are newer than a search once it runs.
 * @param idOf the id of a member, by nick
 * @throws Error if `own-lists.json` is malformed or names no post
 */
export async function addOwnLists(
  { database }: Pick<Platform, 'database'>,
  idOf: (nick: string) => number,
  folder: string,
  ago: DaysAgo,
): Promise<void> {
  const read: unknown = JSON.parse(await readFile(path.join(folder, 'own-lists.json'), 'utf8'))
  const { searches, bookmarks } = v.parse(OwnLists, read)
  for (const { member, daysAgo, name, list, facts, mails } of searches) {
    await save(database, searchForm, idOf(member), { name, mails, ...list, ...facts })
    await dateNewest(database, 'saved_searches', ago(daysAgo))
  }
  for (const { member, post } of bookmarks) {
    const id = await findPostCalled(database, post)
    if (id === undefined) throw new Error(`The sample content has no post "${post}".`)
    await insertBookmark(database, idOf(member), id)
  }
}
