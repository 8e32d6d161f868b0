import { findPosts, type InitialAnswer, posts } from '@within-reach/contract'

/** The fields for a link to a post. */
export interface ListedPost {
  readonly id: number
  readonly subject: string
}

/** The calls that list posts. */
export const listCalls: ReadonlySet<string> = new Set([posts.path, findPosts.path])

/**
 * The posts that a board's page lists, for clients that do not run scripts.
 * @param answers the answers of reads, which contain the list
 */
export function listedPosts(answers: readonly InitialAnswer[]): readonly ListedPost[] {
  const list = answers.find(({ path }) => listCalls.has(path))
  const { data } = (list?.answer ?? {}) as { data?: readonly { post_idx: number; subject: string }[] }
  return (data ?? []).map(({ post_idx: id, subject }) => ({ id, subject }))
}
