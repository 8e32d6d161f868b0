/**
 * Whether one of the pages matches a path.
 * @param pages page paths in router syntax: `/a`, `/a/:id`, `/a/*`
 * @param path the path of a route, without parameters
 */
export const pageAt = (pages: readonly string[], path: string): boolean =>
  pages.some((page) => fits(segmentsOf(page), segmentsOf(path)))

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

function fits(page: readonly string[], path: readonly string[]): boolean {
  const rest = page.indexOf('*')
  if (rest === -1 && page.length !== path.length) return false
  return (rest === -1 ? page : page.slice(0, rest)).every(
    (segment, at) => segment === path[at] || (segment.startsWith(':') && path[at] !== undefined),
  )
}
