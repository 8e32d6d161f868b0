/**
 * Whether some pages have one for an address.
 * @param pages their paths as the router takes them: `/a`, `/a/:id`, `/a/*`
 * @param path the address of a route, without parameters
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
