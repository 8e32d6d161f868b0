import type { Post } from '@within-reach/contract'
import { editorPath, paths, withQuery } from '@within-reach/shared-core'

/** The page on which a post is edited: the editor of its board, with the post's id in the query. */
export function editPath({ type, post_idx: edit }: Pick<Post, 'type' | 'post_idx'>): string {
  return type === 'fr' || type === 'tr'
    ? withQuery(paths.post, { type, edit })
    : withQuery(editorPath[type], { edit })
}
