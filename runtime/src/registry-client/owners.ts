import type { PageDecision, PageRoute } from '@within-reach/registry'

/** Whether a person may see a page: pages for operators do not exist for anybody else. */
export const isFor = ({ audience }: Pick<PageRoute, 'audience'>, operator: boolean): boolean =>
  audience !== 'operators' || operator

/**
 * Which remote owns which address. Routes are data, so this is known while a remote is down.
 * @param operator whether pages for operators count
 */
export function ownersOf(decision: PageDecision, operator: boolean): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(decision.remotes).flatMap(([name, { routes }]) =>
      routes.filter((route) => isFor(route, operator)).map((route): [string, string] => [route.path, name]),
    ),
  )
}
