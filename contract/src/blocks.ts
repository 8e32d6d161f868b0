import * as v from 'valibot'
import { defineCall } from './call'
import { Id, Instant } from './fields'
import { ContentKind } from './reports'

/** A blocked member, as the member who blocked them sees it. */
export const Block = v.object({ block_idx: v.number(), nick: v.string(), ca: Instant })
export type Block = v.InferOutput<typeof Block>

export const block = defineCall({
  path: '/api/block',
  summary: 'Block the author of a post, comment or received message. They are not told',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ kind: ContentKind, id: Id }),
  success: v.object({ block_idx: v.number(), nick: v.string() }),
  failures: { ownContent: 1 },
})

export const unblock = defineCall({
  path: '/api/unblock',
  summary: "Remove one of the caller's blocks",
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ idx: Id }),
  success: v.optional(v.null()),
  failures: {},
})

export const blocks = defineCall({
  path: '/api/blocks',
  summary: 'The members whom the caller blocked, newest first',
  login: 'bearer',
  reads: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.array(Block),
  failures: {},
})
