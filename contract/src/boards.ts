import * as v from 'valibot'
import { BoardSearch, JobStatus, jobStatuses, PostType } from './board-search'
import { defineCall } from './call'
import { Id, Instant, optionalLine, optionalText, requiredLine, requiredText } from './fields'
import { cautionField } from './interlock'
import { limits } from './limits'
import { Page, PageNumber } from './paging'
import { Region, regions } from './regions'

/** The file types that a board accepts, detected from the content. */
export const filesTaken: Readonly<Record<PostType, 'pictures' | 'pictures and PDF'>> = {
  fr: 'pictures',
  tr: 'pictures',
  jobs: 'pictures and PDF',
  qb: 'pictures and PDF',
}

/** The accepted media types of pictures. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

const Pixels = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))

/** A file of a post. Pictures have a size in pixels; older pictures may lack it. */
export const PostFile = v.object({
  name: v.string(),
  path: v.string(),
  type: v.string(),
  size: v.number(),
  width: Pixels,
  height: Pixels,
})
export type PostFile = v.InferOutput<typeof PostFile>

const row = {
  post_idx: v.number(),
  type: PostType,
  region: v.nullable(Region),
  specificLocation: v.nullable(v.string()),
  subject: v.string(),
  image_path: v.nullable(v.string()),
  jstatus: v.nullable(JobStatus),
  userid: v.string(),
  useremail: v.nullable(v.string()),
  ca: Instant,
  pn: v.number(),
}

/** Present only if the author deleted the account: nobody reads a message to the author, or can be blocked. */
const formerField = v.optional(v.literal(true))

/** A post in a list: without description and files. */
export const PostRow = v.object(row)
export type PostRow = v.InferOutput<typeof PostRow>

/**
 * A complete post. `useremail` is filled only for the author, so that visitors cannot harvest addresses. `edited` is the
 * time of the author's last change.
 */
export const Post = v.object({
  ...row,
  description: v.string(),
  files: v.array(PostFile),
  edited: v.nullable(Instant),
  caution: cautionField,
  former: formerField,
})
export type Post = v.InferOutput<typeof Post>

export const Comment = v.object({
  cm_idx: v.number(),
  cm: v.string(),
  userid: v.string(),
  useremail: v.nullable(v.string()),
  ca: Instant,
  edited: v.nullable(Instant),
  caution: cautionField,
  former: formerField,
})
export type Comment = v.InferOutput<typeof Comment>

export const posts = defineCall({
  path: '/api/posts',
  summary: 'One page of a board, newest first, without descriptions',
  login: 'none',
  reads: true,
  convention: 'truthy',
  request: v.object({
    ...BoardSearch.entries,
    page: PageNumber,
  }),
  success: v.array(PostRow),
  meta: Page,
  failures: {},
})

/** The fields that every board requires. */
const common = {
  subject: requiredLine(limits.subject),
  description: requiredText(limits.description),
}
const locationFields = { region: Region, specificLocation: requiredLine(limits.specificLocation) }

/** The required fields of each board's form (specification, section 5). A job's status is optional. */
export const newPost = {
  fr: v.object({ ...locationFields, ...common }),
  tr: v.object({ ...locationFields, ...common }),
  jobs: v.object({
    ...locationFields,
    ...common,
    jstatus: v.optional(v.union([v.literal(''), JobStatus], `must be one of ${jobStatuses.join(', ')}`)),
  }),
  qb: v.object(common),
} as const satisfies Record<PostType, v.GenericSchema>

/** The fields of a post for any board. {@link newPost} says which of them each board requires. */
const anyPost = {
  region: v.optional(v.union([v.literal(''), Region], `must be one of ${regions.join(', ')}`)),
  specificLocation: optionalLine(limits.specificLocation),
  ...common,
  jstatus: newPost.jobs.entries.jstatus,
}

export const posting = defineCall({
  path: '/api/posting',
  summary: 'Publish a post; newPost lists the required fields of each type',
  login: 'bearer',
  published: true,
  once: true,
  convention: 'truthy',
  request: v.object({ type: PostType, ...anyPost }),
  files: { field: 'image', most: limits.files },
  success: v.object({ post_idx: v.number() }),
  failures: {},
})

/** Paths of files, comma separated; absent or empty means none. */
const Paths = v.optional(
  v.pipe(
    optionalText(limits.keep),
    v.transform((paths) => paths.split(',').flatMap((path) => path.trim() || [])),
  ),
  '',
)

/** `edited` of the post or comment as its author has read it; empty if it was null. Without it, a later change is overwritten. */
const SeenChange = v.optional(
  v.union([v.literal(''), Instant], 'must be the time of the last change, or empty'),
)

export const updatePost = defineCall({
  path: '/api/updatePost',
  summary:
    "Change one's own post, which stays on its board. keep lists the paths of the files to keep; with the new ones they are at most five. edited is the last change that the author has seen, empty if there was none; with it, a later change is not overwritten",
  login: 'bearer',
  published: true,
  once: true,
  convention: 'truthy',
  request: v.object({ id: Id, ...anyPost, keep: Paths, edited: SeenChange }),
  files: { field: 'image', most: limits.files },
  success: v.object({ post_idx: v.number() }),
  failures: {},
})

export const postDetail = defineCall({
  path: '/api/postDetail',
  summary: 'One complete post',
  login: 'none',
  reads: true,
  marksOwn: true,
  convention: 'truthy',
  request: v.object({ id: Id }),
  success: Post,
  failures: {},
})

export const deletePost = defineCall({
  path: '/api/deletePost',
  summary: "Delete one's own post with its comments and files",
  login: 'bearer',
  convention: 'truthy',
  request: v.object({ idx: Id }),
  success: v.optional(v.null()),
  failures: {},
})

export const cms = defineCall({
  path: '/api/cms',
  summary: 'The comments of a post, oldest first',
  login: 'none',
  reads: true,
  marksOwn: true,
  convention: 'truthy',
  request: v.object({ id: Id }),
  success: v.array(Comment),
  failures: {},
})

export const postingCm = defineCall({
  path: '/api/postingCm',
  summary: 'Comment on a post',
  login: 'bearer',
  published: true,
  once: true,
  convention: 'truthy',
  request: v.object({ id: Id, cmText: requiredText(limits.comment) }),
  success: v.object({ cm_idx: v.number() }),
  failures: {},
})

export const updateCm = defineCall({
  path: '/api/updateCm',
  summary:
    "Change one's own comment. With edited, the last change that the author has seen (empty if there was none), a later one is not overwritten",
  login: 'bearer',
  published: true,
  once: true,
  convention: 'truthy',
  request: v.object({ idx: Id, cmText: requiredText(limits.comment), edited: SeenChange }),
  success: v.object({ cm_idx: v.number() }),
  failures: {},
})

export const deleteCm = defineCall({
  path: '/api/deleteCm',
  summary: "Delete one's own comment",
  login: 'bearer',
  convention: 'truthy',
  request: v.object({ idx: Id }),
  success: v.optional(v.null()),
  failures: {},
})
