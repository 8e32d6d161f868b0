import { type TrackedRequest, bytesOf, depthOf } from '../web/traffic'

/** The budget of a route's first visit, until the page is idle. */
export interface Budget {
  readonly requests: number
  /** The maximum depth of requests; the page itself is 1. */
  readonly depth: number
  /** By owner: compressed bytes of the page, and of the scripts and styles of the shell and of each remote. */
  readonly bytes: Readonly<Record<string, number>>
}

/** Budgets by the name of their route. */
export type Budgets = Readonly<Record<string, Budget>>

/** The cost of a visit. Pictures and data are user content, so only the other files count. */
export function costOf(requests: readonly TrackedRequest[]): Budget {
  const counted = requests.filter(({ type }) => ['Document', 'Script', 'Stylesheet'].includes(type))
  const owners = new Set(counted.map(ownerOf))
  const ofOwner = (owner: string) => bytesOf(counted.filter((one) => ownerOf(one) === owner))
  return {
    requests: counted.length,
    depth: depthOf(counted),
    bytes: Object.fromEntries([...owners].map((owner) => [owner, ofOwner(owner)])),
  }
}

function ownerOf({ url }: TrackedRequest): string {
  const { pathname } = new URL(url)
  const [, remote] = /^\/remotes\/([^/]+)\//.exec(pathname) ?? []
  return remote ?? (pathname.startsWith('/assets/') ? 'shell' : 'page')
}

/**
 * Compares a cost with its budget.
 * @returns the violations, one sentence each
 */
export function excesses(route: string, cost: Budget, budget: Budget): string[] {
  const over = (what: string, is: number, may: number) =>
    is > may ? [`${route}: ${what} ${is}, and the budget is ${may}.`] : []
  return [
    ...over('requests are', cost.requests, budget.requests),
    ...over('requests in a row are', cost.depth, budget.depth),
    ...Object.entries(cost.bytes).flatMap(([owner, bytes]) =>
      over(`bytes of ${owner} are`, bytes, budget.bytes[owner] ?? 0),
    ),
  ]
}

/** Budgets for the given costs. They add three per cent, for the changes of one release. */
export const budgetsFor = (costs: Readonly<Record<string, Budget>>): Budgets =>
  Object.fromEntries(
    Object.entries(costs).map(([route, { bytes, ...counts }]) => [
      route,
      {
        ...counts,
        bytes: Object.fromEntries(
          Object.entries(bytes).map(([owner, size]) => [owner, Math.ceil((size * 1.03) / 100) * 100]),
        ),
      },
    ]),
  )
