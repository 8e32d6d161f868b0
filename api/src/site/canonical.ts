import type { Content } from './content'
import { postUrl } from './structured-data'

/** The canonical address of a page: filters and further parameters add no content of their own. */
export function canonicalOf(publicUrl: string, pathname: string, content: Content): string {
  if (content.kind === 'post') return postUrl(publicUrl, content.id)
  if (content.kind === 'board' && content.page > 1) return `${publicUrl}${pathname}?page=${content.page}`
  // Which board the view with photos shows is no filter. Without a type, it is the first one.
  if (content.kind === 'photos' && content.board !== 'fr')
    return `${publicUrl}${pathname}?type=${content.board}`
  return publicUrl + pathname
}
