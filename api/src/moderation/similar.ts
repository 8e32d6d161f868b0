import type { Database } from '../platform/database/database'
import { containing } from '../platform/database/like'
import { type ContextRow, findCommentsLike, findPostsLike, findPostsWithPicturesOf } from './context-queries'
import type { ReviewRecord } from './review-queries'

/** The texts beside a review. More would hide the review. */
const most = 10
/** Shorter fragments, in characters, are in many texts. */
const shortest = 20
const longest = 60
const fragmentsSought = 2

/**
 * Finds texts that share a long fragment with the reported one, posts with the same picture, and nearly equal comments of the same
 * member. Of messages none: moderators read only those next to a reported one.
 * @param searchForm the form of the searched text
 */
export async function findSimilar(
  database: Database,
  { kind, content_id, author_id, context_id, text }: ReviewRecord,
  searchForm: (text: string) => string,
): Promise<ContextRow[]> {
  // A comment may be copied from another post, but it is not like its own.
  const ownPost = kind === 'message' ? 0 : context_id
  const found = await Promise.all([
    ...fragmentsOf(text).map((fragment) =>
      findPostsLike(database, ownPost, containing(searchForm(fragment)), most),
    ),
    ...(kind === 'post' ? [findPostsWithPicturesOf(database, content_id, most)] : []),
    ...(kind === 'comment' ? [findCommentsLike(database, author_id, content_id, text, most)] : []),
  ])
  const unique = new Map(found.flat().map((row) => [`${row.kind} ${row.id}`, row]))
  return [...unique.values()].sort((a, b) => b.created_at.getTime() - a.created_at.getTime()).slice(0, most)
}

/** The longest sentences, as far as they are likely to be in copies too. */
export function fragmentsOf(text: string): string[] {
  return [...new Set(text.split(/[\n.!?。]+/).map((sentence) => sentence.trim()))]
    .filter((sentence) => sentence.length >= shortest)
    .sort((a, b) => b.length - a.length)
    .slice(0, fragmentsSought)
    .map((sentence) => [...sentence].slice(0, longest).join(''))
}
