import { readableLines } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../platform/caller'
import type { Database, Statement } from '../platform/database/database'
import { errors } from '../platform/errors'
import type { Platform } from '../platform/platform'
import type { OriginalText } from '../platform/original-text'
import { boardCautionFor } from './presenter'

/** Why a text may be folded, and for whom not. */
interface Judged {
  readonly user_id: number
  readonly caution: readonly string[] | null
}

interface PostText extends Judged {
  readonly subject: string
  readonly description: string
}

const postText: Statement = {
  name: 'boards-text-of-post',
  text: 'select subject, description, user_id, caution from posts where id = $1',
}

const findPostText = async (database: Database, id: number): Promise<PostText | undefined> =>
  (await database.query<PostText>(postText, [id]))[0]

interface CommentText extends Judged {
  readonly body: string
}

const commentText: Statement = {
  name: 'boards-text-of-comment',
  text: `select body, user_id, caution from comments where id = $1
    and user_id <> all (array(select blocked_id from blocks where blocker_id = $2))`,
}

const findCommentText = async (
  database: Database,
  id: number,
  readerId: number | undefined,
): Promise<CommentText | undefined> =>
  (await database.query<CommentText>(commentText, [id, readerId ?? null]))[0]

/** The texts of posts and comments, by the rules of the calls that show them. Each throws not-found (404). */
export const readablePosts = ({ reads }: Pick<Platform, 'reads'>) => ({
  async post(id: number, reader: Caller | undefined, request: FastifyRequest): Promise<OriginalText> {
    const found = await reads.of(request).find((from) => findPostText(from, id))
    if (!found) throw errors.notFound('such post')
    const { subject, description } = found
    return {
      texts: [subject, readableLines(description)],
      stored: `${subject}\n${description}`,
      caution: boardCautionFor(found, reader),
    }
  },
  async comment(id: number, reader: Caller | undefined, request: FastifyRequest): Promise<OriginalText> {
    const found = await reads.of(request).find((from) => findCommentText(from, id, reader?.userId))
    if (!found) throw errors.notFound('such comment')
    return { texts: [found.body], stored: found.body, caution: boardCautionFor(found, reader) }
  },
})
