import { contractVersion } from '@within-reach/contract'
import type { PublishedVersion, RegistryDocument, ShellRecord } from '@within-reach/registry'
import { checkVersion, type FoundByRule } from '@within-reach/registry/check'

/** What a service without a shell checks against: nothing fits it. */
export const noShell: ShellRecord = {
  version: '0.0.0',
  contract: contractVersion,
  files: {},
  provides: {},
  onDemand: {},
  needs: {},
  routes: [],
}

/** Checks a version against everything that somebody may get beside it. */
export function findingsOf(
  candidate: PublishedVersion,
  { remotes }: RegistryDocument,
  shell: ShellRecord,
): FoundByRule[] {
  const { [candidate.name]: own, ...others } = remotes
  return checkVersion(candidate, {
    shell,
    contract: contractVersion,
    others: Object.values(others).flatMap(({ versions }) => Object.values(versions)),
    own: Object.values(own?.versions ?? {}),
  })
}
