import { type Finding, type SaidSentence, sentence } from '@within-reach/contract'
import { satisfies } from 'semver'
import type { RemoteVersion } from './document'
import { inEnglish } from './in-english'
import type { ShellRecord } from './shell'

/** What a candidate would be live with. */
export interface Surroundings {
  readonly shell: ShellRecord
  /** The version of the calls that the service answers. */
  readonly contract: string
  /** Every version of every other remote that somebody may get. */
  readonly others: readonly RemoteVersion[]
  /** The versions of this remote that somebody may get. */
  readonly own: readonly RemoteVersion[]
}

/** What one rule found, in sentences of which every kind is known. */
export interface FoundByRule extends Finding {
  readonly sentences: readonly SaidSentence[]
}

/**
 * Says whether a version can go live beside what is live.
 * @returns what each rule found; it can go live if all are ok
 */
export function checkVersion(candidate: RemoteVersion, surroundings: Surroundings): FoundByRule[] {
  return [
    filesFinding(candidate),
    ...sharedFindings(candidate, surroundings),
    contractFinding(candidate, surroundings),
    shellFinding(candidate, surroundings),
    exposesFinding(candidate, surroundings),
    routesFinding(candidate, surroundings),
  ]
}

function finding(rule: Finding['rule'], faults: readonly SaidSentence[], fine: SaidSentence): FoundByRule {
  const sentences = faults.length > 0 ? faults : [fine]
  return { rule, ok: faults.length === 0, text: inEnglish(...sentences), sentences }
}

const countOf = (list: readonly unknown[]): string => String(list.length)

function filesFinding({ entry, exposes, files }: RemoteVersion): FoundByRule {
  const named = [entry, ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css])]
  const missing = named.filter((file) => !files[file])
  return finding(
    'files',
    missing.map((file) => sentence('file-missing', { file })),
    sentence('files-whole', { count: countOf(Object.keys(files)) }),
  )
}

function sharedFindings({ shared }: RemoteVersion, { shell, others }: Surroundings): FoundByRule[] {
  const against = (module: string, range: string): SaidSentence | undefined => {
    const brought = shell.provides[module]
    if (brought === undefined) return sentence('shared-absent', { module, range })
    if (!satisfies(brought, range)) return sentence('shared-other', { module, range, brought })
    return undefined
  }
  const faults = Object.entries(shared)
    .map(([name, range]) => against(name, range))
    .filter((fault) => fault !== undefined)
  const apart = others.flatMap((other) =>
    Object.entries(shared)
      .filter(([name, range]) => {
        const theirs = other.shared[name]
        const brought = shell.provides[name]
        return (
          theirs !== undefined &&
          brought !== undefined &&
          satisfies(brought, range) &&
          !satisfies(brought, theirs)
        )
      })
      .map(([module]) => sentence('shared-apart', { module, remote: other.name, version: other.version })),
  )
  return [
    finding(
      'shared',
      [...faults, ...apart],
      sentence('shared-fits', { count: countOf(Object.keys(shared)) }),
    ),
  ]
}

/** A service answers what older browsers ask, never what newer ones may; below 1.0 every minor version may break. */
function contractFinding({ contract }: RemoteVersion, { contract: served }: Surroundings): FoundByRule {
  const faults = satisfies(served, `^${contract}`) ? [] : [sentence('contract-other', { contract, served })]
  return finding('contract', faults, sentence('contract-served', { contract }))
}

function shellFinding({ requires }: RemoteVersion, { shell }: Surroundings): FoundByRule {
  const fits = satisfies(shell.version, requires.shell, { includePrerelease: true })
  // A fingerprint behind the number makes a prerelease of it, which is the release that it was built for.
  const release = shell.version.replace(/[-~+].*$/, '')
  const values = { shell: shell.version, range: requires.shell }
  const faults = fits || satisfies(release, requires.shell) ? [] : [sentence('shell-other', values)]
  return finding('shell', faults, sentence('shell-fits', values))
}

function exposesFinding({ name, exposes, routes }: RemoteVersion, { shell, own }: Surroundings): FoundByRule {
  const needed = new Set([...(routes.length > 0 ? ['./pages'] : []), ...(shell.needs[name] ?? [])])
  const lost = own.flatMap(({ version, exposes: theirs }) =>
    Object.keys(theirs)
      .filter((key) => !exposes[key] && !needed.has(key))
      .map((module) => sentence('exposes-lost', { module, version })),
  )
  const missing = [...needed]
    .filter((key) => !exposes[key])
    .map((module) => sentence('exposes-missing', { module }))
  const modules = Object.keys(exposes).join(', ')
  return finding(
    'exposes',
    [...missing, ...lost],
    modules === '' ? sentence('exposes-nothing', {}) : sentence('exposes', { modules }),
  )
}

function routesFinding({ routes, name }: RemoteVersion, { shell, others }: Surroundings): FoundByRule {
  const owners = new Map<string, SaidSentence>(
    shell.routes.map(({ path }) => [path, sentence('route-of-shell', { path })]),
  )
  for (const { name: remote, version, routes: theirs } of others)
    for (const { path } of theirs) owners.set(path, sentence('route-taken', { path, remote, version }))
  const paths = routes.map(({ path }) => path)
  const taken = paths.map((path) => owners.get(path)).filter((owner) => owner !== undefined)
  const twice = paths
    .filter((path, at) => paths.indexOf(path) !== at)
    .map((path) => sentence('route-twice', { path }))
  return finding(
    'routes',
    [...taken, ...twice],
    sentence('routes-free', { count: countOf(paths), remote: name }),
  )
}
