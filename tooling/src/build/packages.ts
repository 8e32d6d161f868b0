import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '@within-reach/kit/fingerprint'
import {
  builtFolder,
  readRemoteFolder,
  type RemotePackage,
  versionOf,
} from '@within-reach/kit/remote-package'
import { UsageError } from '@within-reach/kit/run-command'
import { remoteNames } from '../../bootstrap/remotes.mjs'
import { dependenciesOf } from './lockfile'

/** The repository's folder. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** The sources of the compiler of browser builds. A change of these makes a new version. */
export const compilerSources = [
  'kit/src/webpack',
  'kit/src/build',
  'tooling/src/webpack',
  'tooling/src/build',
  'lingui.config.mjs',
]

/**
 * A hash over everything that a build depends on: its package, the repository's packages that it uses, the installed
 * packages of these and of the compiler, and the compiler's own sources.
 */
async function fingerprintOf(name: string, compiler: readonly string[] = compilerSources): Promise<string> {
  const { own, installed } = await dependenciesOf(repository, [name])
  const tools = compiler.length > 0 ? await dependenciesOf(repository, ['tooling']) : { installed: [] }
  return fingerprint(
    repository,
    [...own, ...compiler],
    [...new Set([...installed, ...tools.installed])].sort(),
  )
}

/**
 * Checks that a remote exists.
 * @returns its name
 * @throws UsageError that lists the remotes
 */
export function asRemoteName(name: string): string {
  const names = remoteNames()
  if (names.includes(name)) return name
  throw new UsageError(`There is no remote called "${name}". The remotes are ${names.join(', ')}.`)
}

/** Some built remotes, in the format of the setting REMOTES_AT_START. */
export const remotesAtStart = (remotes: readonly RemotePackage[]): string =>
  remotes.map(builtFolder).join(path.delimiter)

/** Reads the description of a remote of this repository. It fits shells like the one in the same sources. */
export async function readRemotePackage(name: string): Promise<RemotePackage> {
  const [digits, shell] = await Promise.all([fingerprintOf(name), versionOf(path.join(repository, 'shell'))])
  return readRemoteFolder(path.join(repository, name), { fingerprint: digits, shell: `^${shell}` })
}

/** The fingerprint of the shell's build. */
export const shellFingerprint = (): Promise<string> => fingerprintOf('shell')

/** The fingerprint of the service's build. */
export const serviceFingerprint = (): Promise<string> => fingerprintOf('api', [])
