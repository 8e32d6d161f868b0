import { type Bookmark, bookmark, bookmarked, bookmarks, limits } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import { deleteInBatches } from '../platform/cleanup'
import { errors } from '../platform/errors'
import { handleOwnRead } from '../platform/own-reads'
import type { Platform } from '../platform/platform'
import {
  type BookmarkRecord,
  deleteBookmark,
  deleteLost,
  insertBookmark,
  isBookmarked,
  listBookmarks,
} from './queries'

/** Posts that a member wants to find again. Nobody else learns of them. */
export function registerBookmarks(app: FastifyInstance, platform: Platform): void {
  const { database, cleanup } = platform

  handle(app, platform, bookmark, async ({ id, on }, { caller: { userId } }) => {
    if (on === 'no') {
      await deleteBookmark(database, userId, id)
      return ok()
    }
    const end = await insertBookmark(database, userId, id)
    if (end === 'no such post') throw errors.notFound('such post')
    return end === 'full' ? fail('tooManyBookmarks') : ok()
  })

  handleOwnRead(app, platform, bookmarks, async ({ page }, { userId }) => {
    const { total, records } = await listBookmarks(database, userId, page)
    return ok(records.map(present), { total, page, pages: Math.max(1, Math.ceil(total / limits.pageSize)) })
  })

  handleOwnRead(app, platform, bookmarked, async ({ id }, { userId }) =>
    ok(await isBookmarked(database, userId, id)),
  )

  cleanup.add({ what: 'bookmarks', run: () => deleteInBatches(() => deleteLost(database)) })
}

const present = (record: BookmarkRecord): Bookmark => ({
  post_idx: record.id,
  type: record.type,
  region: record.region,
  subject: record.subject,
  jstatus: record.jstatus,
  userid: record.nick,
  ca: record.created_at.toISOString(),
  bookmarked: record.bookmarked_at.toISOString(),
})
