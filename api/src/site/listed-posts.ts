import { type InitialAnswer, posts } from '@within-reach/contract'
import type { Content } from './content'

/** Enough to link to a post. */
export interface ListedPost {
  readonly id: number
  readonly subject: string
}

/**
 * The posts that a board's page lists, for those who do not run scripts: of its first page, since others and filtered ones say nothing
 * of their own.
 * @param answers what the page's first reads were answered with: the list among them is not read twice
 */
export function listedPosts(content: Content, answers: readonly InitialAnswer[]): readonly ListedPost[] {
  if (content.kind !== 'board' || !content.isFirst) return []
  const list = answers.find(({ path }) => path === posts.path)
  const { data } = (list?.answer ?? {}) as { data?: readonly { post_idx: number; subject: string }[] }
  return (data ?? []).map(({ post_idx: id, subject }) => ({ id, subject }))
}
