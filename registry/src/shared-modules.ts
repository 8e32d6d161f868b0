import type { Live, ModuleUser, SharedModule } from '@within-reach/contract'
import type { RegistryDocument } from './document'
import type { ShellRecord } from './shell'

/**
 * The modules that the shell provides or a live version uses, by name, with their users. Retired remotes use none.
 * @param document the state of the registry
 * @param environment the environment whose live versions count
 * @param shell the shell that is live with them
 */
export function sharedModulesOf(
  { remotes }: RegistryDocument,
  environment: string,
  shell: Pick<ShellRecord, 'provides'>,
): SharedModule[] {
  const users = new Map<string, ModuleUser[]>(Object.keys(shell.provides).map((module) => [module, []]))
  for (const [remote, { versions, environments }] of Object.entries(remotes)) {
    const live = environments[environment]
    for (const [role, version] of live && !live.retired ? rolesOf(live) : []) {
      const { shared = {}, resolved = {} } = versions[version] ?? {}
      for (const [module, range] of Object.entries(shared))
        users.set(module, [
          ...(users.get(module) ?? []),
          { remote, version, role, range, built: resolved[module] },
        ])
    }
  }
  return [...users]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([module, found]) => ({ module, provided: shell.provides[module], users: found }))
}

const rolesOf = ({ current, canary, lastGood }: Live): [ModuleUser['role'], string][] => [
  ['current', current],
  ...(canary ? ([['canary', canary.version]] as [ModuleUser['role'], string][]) : []),
  ...(lastGood === undefined ? [] : ([['last good', lastGood]] as [ModuleUser['role'], string][])),
]
