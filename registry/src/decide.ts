import type { RegionSwitches, RegistryDocument, RemoteVersion } from './document'

/** Who asks: so far only where; a sticky visitor id joins when there are canaries. */
export interface Visitor {
  readonly environment: string
}

/** One remote as a visitor gets it. */
export interface RemoteDecision {
  readonly current: RemoteVersion
  /** What is loaded when the current version fails; absent where there is none. */
  readonly lastGood?: RemoteVersion
  readonly regions: RegionSwitches
}

/** What a visitor gets: the part of the document that the shell needs, and nothing else. */
export interface Decision {
  readonly revision: number
  readonly remotes: Readonly<Record<string, RemoteDecision>>
}

/**
 * Decides who gets which version and which regions. Pure: the same document and visitor give the same decision.
 * A remote that is switched off, or whose current version is not published, is left out.
 * @param document what is published and live
 * @param visitor who asks
 */
export function decide(document: RegistryDocument, visitor: Visitor): Decision {
  const remotes: Record<string, RemoteDecision> = {}
  for (const [name, { versions, environments }] of Object.entries(document.remotes)) {
    const live = environments[visitor.environment]
    const current = live?.enabled ? versions[live.current] : undefined
    if (!live || !current) continue
    const lastGood = live.lastGood === undefined ? undefined : versions[live.lastGood]
    remotes[name] = { current, lastGood, regions: live.regions }
  }
  return { revision: document.revision, remotes }
}
