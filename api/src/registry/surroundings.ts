import { allBudgets, calls, contractVersion, inEnglish, type Live, sentence } from '@within-reach/contract'
import type { PublishedVersion, RegistryDocument, RemoteEntry, ShellRecord } from '@within-reach/registry'
import {
  checkVersion,
  type FoundByRule,
  type MountFigure,
  recordsOfCalls,
} from '@within-reach/registry/check'
import { ownReadingCalls, readingCalls } from '../platform/reading-calls'

/** Used for checks by a service without a shell. No version fits it. */
export const noShell: ShellRecord = {
  version: '0.0.0',
  contract: contractVersion,
  files: {},
  provides: {},
  onDemand: {},
  needs: {},
  routes: [],
}

/** The surroundings of a check, besides other versions. */
export interface Site {
  readonly shell: ShellRecord
  /** Every path that the service answers itself. */
  readonly addresses: ReadonlySet<string>
}

/** The calls of the contract that this service serves. */
export const servedCalls = recordsOfCalls(calls)

/**
 * Checks a version against everything that a visitor may get with it.
 * @param mount what visitors' browsers measured of its mount; absent if no view was measured
 */
export function findingsOf(
  candidate: PublishedVersion,
  { remotes, allowed = {} }: RegistryDocument,
  { shell, addresses }: Site,
  mount?: MountFigure,
): FoundByRule[] {
  const { [candidate.name]: own, ...others } = remotes
  return checkVersion(candidate, {
    shell,
    contract: contractVersion,
    served: {
      calls: servedCalls,
      reads: [...readingCalls],
      privateReads: [...ownReadingCalls],
      addresses: [...addresses],
    },
    others: Object.values(others)
      .filter((entry) => !isRetired(entry))
      .flatMap(({ versions }) => Object.values(versions)),
    own: Object.values(own?.versions ?? {}),
    allowed: [...(allowed[candidate.name] ?? []), ...(allowed[allBudgets] ?? [])],
    mount,
  })
}

/** The addresses of a retired remote are free. The document contains one environment. */
const isRetired = ({ environments }: RemoteEntry): boolean =>
  Object.values(environments).every(({ retired }) => retired)

/** What a check says besides about a version whose remote is retired: it may fit, and yet nobody can get it. */
export function retiredFindings(remote: string, live: Live | undefined): FoundByRule[] {
  if (!live?.retired) return []
  const says = sentence('is-retired', { remote })
  return [{ rule: 'retired', ok: false, text: inEnglish(says), sentences: [says] }]
}
