import { block, blocks, unblock } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { findAuthor, findSender } from '../platform/authors/author-queries'
import { fail, handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import { handleOwnRead } from '../platform/own-reads'
import type { Platform } from '../platform/platform'
import { deleteBlock, insertBlock, listBlocks } from './queries'

/** Blocked members: nothing from them reaches the member who blocked them, and they are not told. */
export function registerBlocks(app: FastifyInstance, platform: Platform): void {
  const { database, signals } = platform
  /** Messages left the folders of the member who blocked, or came back. The blocked member is not notified. */
  const notifyPagesOf = (blockerId: number): void => {
    signals.announce('unread', blockerId)
    signals.announce('deleted-messages', blockerId)
  }

  handle(app, platform, block, async ({ kind, id }, { caller: { userId } }) => {
    const author =
      kind === 'message' ? await findSender(database, userId, id) : await findAuthor(database, kind, id)
    // A block of all former members at once would hide what they wrote, and nobody writes as them.
    if (!author || author.former) throw errors.notFound(`such ${author ? 'member' : kind}`)
    if (author.id === userId) return fail('ownContent')
    const number = await insertBlock(database, userId, author.id)
    notifyPagesOf(userId)
    return ok({ block_idx: number, nick: author.nick })
  })

  handle(app, platform, unblock, async ({ idx }, { caller: { userId } }) => {
    if (!(await deleteBlock(database, userId, idx))) throw errors.notFound('such block')
    notifyPagesOf(userId)
    return ok()
  })

  handleOwnRead(app, platform, blocks, async (_fields, { userId }) => {
    const records = await listBlocks(database, userId)
    return ok(
      records.map(({ number, nick, created_at }) => ({
        block_idx: number,
        nick,
        ca: created_at.toISOString(),
      })),
    )
  })
}
