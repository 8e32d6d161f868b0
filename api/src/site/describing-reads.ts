import { boardAddress, postAddress, postDetail, posts, type Prefetch } from '@within-reach/contract'

/**
 * The reads with which the service describes a page to clients that do not run scripts. They replace those of the page's remote, if
 * it runs in a sandboxed frame: no version of such a remote makes the service read anything.
 */
export function describingReads(pathname: string): Prefetch[] {
  if (pathname === postAddress) return [{ path: postDetail.path, fields: {}, query: ['id'] }]
  return Object.entries(boardAddress).flatMap(([type, address]) =>
    address === pathname ? [{ path: posts.path, fields: { type }, query: [] }] : [],
  )
}
