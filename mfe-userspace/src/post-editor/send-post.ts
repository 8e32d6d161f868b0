import {
  type Outcome,
  type Post,
  type PostFile,
  posting,
  type PostType,
  type RequestOf,
  updatePost,
} from '@within-reach/contract'
import { type RemoteProps, send } from '@within-reach/shared-core'
import type { PostValues } from './post-values'

export interface WrittenPost {
  readonly type: PostType
  /** The edited post. Absent for a new one. */
  readonly post: Post | undefined
  readonly values: PostValues
  /** New files. */
  readonly files: readonly File[]
  /** The existing files of an edited post that stay. */
  readonly kept: readonly PostFile[]
  /** Whether it may replace a change that the author has not seen. */
  readonly replaces: boolean
  readonly onProgress: (share: number) => void
  /** Stores a new post until there is a network. */
  readonly sendLater: RemoteProps['sendLater']
}

/**
 * Publishes a new post, or saves an edited one. Without a network, a new post waits in the browser if it can be
 * stored.
 */
export async function sendPost(
  written: WrittenPost,
): Promise<Outcome<typeof posting | typeof updatePost> | { readonly kind: 'waiting' }> {
  const { type, post, values, files, kept, replaces, onProgress, sendLater } = written
  const { subject, description, region, specificLocation, jstatus } = values
  const rest = { region, specificLocation, jstatus }
  const fields = { subject, description, ...(type === 'qb' ? {} : rest) }
  const options = { files, onProgress }
  if (!post) {
    const request = { type, ...fields } as RequestOf<typeof posting>
    const outcome = await send(posting, request, { ...options, form: `post:${type}` })
    const unsent = { path: posting.path, fields: request, files, title: subject }
    return outcome.kind === 'offline' && (await sendLater?.(unsent)) ? { kind: 'waiting' } : outcome
  }
  const keep = kept.map(({ path }) => path).join(',')
  const edited = replaces ? undefined : values.edited
  const request = { id: post.post_idx, keep, edited, ...fields } as RequestOf<typeof updatePost>
  return send(updatePost, request, options)
}
