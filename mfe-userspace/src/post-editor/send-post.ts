import {
  type Outcome,
  type Post,
  type PostFile,
  posting,
  type PostType,
  type RequestOf,
  updatePost,
} from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
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
  readonly onProgress: (share: number) => void
}

/** Publishes a new post, or saves an edited one. */
export function sendPost(written: WrittenPost): Promise<Outcome<typeof posting | typeof updatePost>> {
  const { type, post, values, files, kept, onProgress } = written
  const { subject, description, ...rest } = values
  const fields = { subject, description, ...(type === 'qb' ? {} : rest) }
  const options = { files, onProgress }
  if (!post) return send(posting, { type, ...fields } as RequestOf<typeof posting>, options)
  const keep = kept.map(({ path }) => path).join(',')
  return send(updatePost, { id: post.post_idx, keep, ...fields } as RequestOf<typeof updatePost>, options)
}
