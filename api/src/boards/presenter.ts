import type { Caution, Comment, Post, PostRow } from '@within-reach/contract'
import type { Caller } from '../platform/calls'
import { cautionFor } from '../platform/caution'
import type { CommentRecord } from './comment-queries'
import type { PostRecord, WholePost } from './queries'

/** The reader; undefined is a visitor. */
type Reader = Caller | undefined

/** Only the author gets the author's address: the browser uses it to recognise its own posts and comments. */
function ownEmail(record: { user_id: number; email: string }, reader: Reader): string | null {
  return record.user_id === reader?.userId ? record.email : null
}

/** Why a post or comment is folded for its reader. */
export const boardCautionFor = (
  record: { user_id: number; caution: readonly string[] | null },
  reader: Reader,
): Caution | undefined => cautionFor(record.caution, record.user_id === reader?.userId)

/** Whether the author deleted the account. The account of former members has no address. */
const isFormer = ({ email }: { email: string }): true | undefined => email === '' || undefined

/** The path of a stored file. */
export const pathOf = (key: string): string => `/files/${key}`

const instant = (time: Date | null): string | null => time && time.toISOString()

/**
 * A post in a list, with the small picture.
 * @param pn the row number
 */
export function presentRow(post: PostRecord, pn: number, reader: Reader): PostRow {
  return {
    post_idx: post.id,
    type: post.type,
    region: post.region,
    specificLocation: post.specific_location,
    subject: post.subject,
    image_path: post.image_small_key && pathOf(post.image_small_key),
    jstatus: post.jstatus,
    userid: post.nick,
    useremail: ownEmail(post, reader),
    ca: post.created_at.toISOString(),
    pn,
  }
}

/** A post on its page. */
export function presentPost(post: WholePost, reader: Reader): Post {
  return {
    ...presentRow(post, post.pn, reader),
    image_path: post.image_key && pathOf(post.image_key),
    description: post.description,
    files: post.files.map(({ name, key, type, size, width, height }) => ({
      name,
      path: pathOf(key),
      type,
      size,
      width,
      height,
    })),
    edited: instant(post.edited_at),
    caution: boardCautionFor(post, reader),
    former: isFormer(post),
  }
}

/** A comment. Only its author gets the author's address. */
export function presentComment(comment: CommentRecord, reader: Reader): Comment {
  return {
    cm_idx: comment.id,
    cm: comment.body,
    userid: comment.nick,
    useremail: ownEmail(comment, reader),
    ca: comment.created_at.toISOString(),
    edited: instant(comment.edited_at),
    caution: boardCautionFor(comment, reader),
    former: isFormer(comment),
  }
}
