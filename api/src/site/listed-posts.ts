import { type InitialAnswer, posts } from '@within-reach/contract'
import type { Content } from './content'

/** The fields for a link to a post. */
export interface ListedPost {
  readonly id: number
  readonly subject: string
}

/**
 * The posts that a board's page lists, for clients that do not run scripts. Empty for further pages and filtered lists.
 * @param answers the answers of the page's first reads, which contain the list
 */
export function listedPosts(content: Content, answers: readonly InitialAnswer[]): readonly ListedPost[] {
  if (content.kind !== 'board' || !content.isFirst) return []
  const list = answers.find(({ path }) => path === posts.path)
  const { data } = (list?.answer ?? {}) as { data?: readonly { post_idx: number; subject: string }[] }
  return (data ?? []).map(({ post_idx: id, subject }) => ({ id, subject }))
}
