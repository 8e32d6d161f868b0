import type { ModuleUser, SharedModule } from '@within-reach/contract'
import { type Upgrade, wouldRun } from '../operations/upgrade'
import { indented, table } from './table'

/** Formats the shared modules, each with its users. */
export function modulesText(modules: readonly SharedModule[]): string {
  return modules
    .map(({ module, provided, users }) => {
      const lines = users.length === 0 ? ['no live version uses it'] : userLines(users, provided)
      return [`${module}  ${providedText(provided)}`, indented(lines)].join('\n')
    })
    .join('\n')
}

/** Formats who would run with another version of a module, and who would not. */
export function upgradeText({ module, version, provided, runs, fails }: Upgrade): string {
  const head = `${module} ${version} instead of ${provided ?? 'none'}`
  if (fails.length === 0) return `${head}: every live version that uses it would run (${runs.length}).`
  const { length: all } = [...runs, ...fails]
  return [
    `${head}: ${fails.length} of ${all} live versions hold it back. Their sections would not be loaded.`,
    indented(userLines(fails)),
    'Publish and promote a version of each whose range includes it, and then upgrade the shell.',
  ].join('\n')
}

const providedText = (provided: string | undefined): string =>
  provided === undefined ? 'not provided by the shell' : `${provided} in the shell`

const userLines = (users: readonly ModuleUser[], provided?: string): string[] =>
  table(
    users.map((user) => {
      const { remote, version, role, range, built } = user
      return [
        remote,
        version,
        role,
        range,
        built === undefined || built === provided ? '' : `built with ${built}`,
        provided === undefined || wouldRun(user, provided) ? '' : 'DOES NOT FIT',
      ]
    }),
  ).split('\n')
