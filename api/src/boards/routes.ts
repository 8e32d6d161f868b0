import {
  cms,
  deleteCm,
  deletePost,
  postDetail,
  posting,
  postingCm,
  posts,
  updateCm,
  updatePost,
} from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { handle, handleRead, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import type { Platform } from '../platform/platform'
import { startClosingBlocks } from './close-blocks'
import { deleteComment, findComments, insertComment, lockComment, updateComment } from './comment-queries'
import { refuseComment } from './comments'
import { demandSeen, editPost } from './editing'
import { readBoard } from './lists'
import { presentComment, presentPost } from './presenter'
import { findPost } from './queries'
import { postedAs, publishPost, removePost } from './service'
import { findCommentText } from './withdraw-comment-queries'
import { findPostText } from './withdraw-post-queries'

/** The four boards (specification, sections 2, 5 and 7): lists, posts and comments. */
export function registerBoards(app: FastifyInstance, platform: Platform): void {
  const { database, budgets, interlock, reads, search } = platform
  const closing = startClosingBlocks(platform)
  app.addHook('onClose', closing.stop)

  handleRead(app, platform, posts, async (fields, caller, request) => {
    const { rows, meta } = await readBoard({ ...reads.of(request), search }, fields, caller, request.ip)
    return ok(rows, meta)
  })

  handle(app, platform, posting, async (fields, { caller, files, request, once }) => {
    const author = { userId: caller.userId, address: request.ip }
    const id = await budgets.post(caller.userId, fields.description, () =>
      publishPost(platform, author, fields, files, once),
    )
    return ok(postedAs(id))
  })

  handleRead(app, platform, postDetail, async ({ id }, caller, request) => {
    const post = await reads.of(request).find((from) => findPost(from, id))
    if (!post) throw errors.notFound('such post')
    return ok(presentPost(post, caller))
  })

  handle(app, platform, updatePost, async (fields, { caller, files, request, once }) => {
    const { id, description } = fields
    const author = { userId: caller.userId, address: request.ip }
    await budgets.change(
      caller.userId,
      description,
      async () => (await findPostText(database, id))?.description,
      async () => {
        await editPost(platform, author, fields, files, once)
        return id
      },
    )
    return ok(postedAs(id))
  })

  handle(app, platform, deletePost, async ({ idx }, { caller }) => {
    await removePost(platform, idx, caller.userId)
    return ok()
  })

  handleRead(app, platform, cms, async ({ id }, caller, request) => {
    const comments = await reads.of(request).find((from) => findComments(from, id, caller?.userId))
    if (!comments) throw errors.notFound('such post')
    return ok(comments.map((comment) => presentComment(comment, caller)))
  })

  handle(app, platform, postingCm, async ({ id, cmText }, { caller, once }) => {
    const commentId = await budgets.comment(caller.userId, cmText, async () => {
      const keep = await interlock.assess({ kind: 'comment', authorId: caller.userId, text: cmText })
      const inserted = await once.write(
        async (tx) => {
          const written = await insertComment(tx, id, caller.userId, cmText)
          if (written !== undefined) await keep(tx, written)
          return written
        },
        (written) => ({ cm_idx: written }),
      )
      if (inserted === undefined) throw errors.notFound('such post')
      return inserted
    })
    return ok({ cm_idx: commentId })
  })

  handle(app, platform, updateCm, async ({ idx, cmText, edited }, { caller, once }) => {
    const changed = await budgets.change(
      caller.userId,
      cmText,
      async () => (await findCommentText(database, idx))?.text,
      async () => {
        const keep = await interlock.assess({
          kind: 'comment',
          authorId: caller.userId,
          replaces: true,
          text: cmText,
        })
        return once.write(
          (write) =>
            write.transaction(async (tx) => {
              const current = await lockComment(tx, idx, caller.userId)
              if (!current) return undefined
              demandSeen('comment', current, edited)
              if (!(await updateComment(tx, idx, caller.userId, cmText))) return undefined
              await keep(tx, idx)
              return { cm_idx: idx }
            }),
          (data) => data,
        )
      },
    )
    return changed ? ok(changed) : refuseComment(database, idx)
  })

  handle(app, platform, deleteCm, async ({ idx }, { caller }) => {
    const deleted = await deleteComment(database, idx, caller.userId)
    return deleted ? ok() : refuseComment(database, idx)
  })
}
