import type { RemoteRoute } from '@within-reach/contract'
import type { Decision, RemoteDecision, ShellRecord } from '@within-reach/registry'

/** The remote of an address, with its route; undefined for the shell's own pages and unknown addresses. */
export function ownerOf(
  decision: Decision,
  pathname: string,
): { remote: RemoteDecision; route: RemoteRoute } | undefined {
  for (const remote of Object.values(decision.remotes)) {
    const route = remote.version.routes.find(({ path }) => path === pathname)
    if (route) return { remote, route }
  }
  return undefined
}

/** The page of an address, a remote's or the shell's own; undefined if there is none. */
export const routeAt = (shell: ShellRecord, decision: Decision, pathname: string): RemoteRoute | undefined =>
  ownerOf(decision, pathname)?.route ?? shell.routes.find(({ path }) => path === pathname)
