import type { Decision, RemoteDecision } from './decide'
import type { PublishedVersion } from './document'

/**
 * Marks the remotes that run in a sandboxed frame, and removes everything from their versions that would get into a page or
 * make the service act for them: prerendered HTML, reads and redirects.
 * @param decision what a visitor gets
 * @param framed the names of these remotes; the site's owner lists them
 */
export function frameRemotes(decision: Decision, framed: readonly string[]): Decision {
  if (framed.length === 0) return decision
  const remotes = Object.entries(decision.remotes).map(([name, remote]) => [
    name,
    framed.includes(name) ? frameRemote(remote) : remote,
  ])
  return { ...decision, remotes: Object.fromEntries(remotes) as Decision['remotes'] }
}

const frameRemote = (remote: RemoteDecision): RemoteDecision => ({
  ...remote,
  version: frameVersion(remote.version),
  fallbacks: remote.fallbacks.map(frameVersion),
  framed: true,
})

function frameVersion({ early: _, ...version }: PublishedVersion): PublishedVersion {
  return {
    ...version,
    routes: version.routes.map(
      ({ reads: _reads, privateReads: _private, redirects: _redirects, ...route }) => route,
    ),
  }
}
