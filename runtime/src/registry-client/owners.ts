import { isFor, type PageDecision } from '@within-reach/registry'

/**
 * The owner of each address. Routes are data, so the owner is known even while its remote is down.
 * @param operator whether to include operators' pages
 */
export function ownersOf(decision: PageDecision, operator: boolean): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(decision.remotes).flatMap(([name, { routes }]) =>
      routes.filter((route) => isFor(route, operator)).map((route): [string, string] => [route.path, name]),
    ),
  )
}
