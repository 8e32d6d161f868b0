import type { Finding } from '@within-reach/contract'
import { satisfies } from 'semver'
import type { RemoteVersion } from './document'
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

/**
 * Says whether a version can go live beside what is live.
 * @returns what each rule found; it can go live if all are ok
 */
export function checkVersion(candidate: RemoteVersion, surroundings: Surroundings): Finding[] {
  return [
    filesFinding(candidate),
    ...sharedFindings(candidate, surroundings),
    contractFinding(candidate, surroundings),
    shellFinding(candidate, surroundings),
    exposesFinding(candidate, surroundings),
    routesFinding(candidate, surroundings),
  ]
}

const finding = (rule: Finding['rule'], faults: readonly string[], fine: string): Finding =>
  faults.length > 0 ? { rule, ok: false, text: faults.join(' ') } : { rule, ok: true, text: fine }

function filesFinding({ entry, exposes, files }: RemoteVersion): Finding {
  const named = [entry, ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css])]
  const missing = named.filter((file) => !files[file])
  return finding(
    'files',
    missing.map((file) => `${file} is named by the record but is not among the files: build again.`),
    `All ${Object.keys(files).length} files carry their hash.`,
  )
}

function sharedFindings({ shared }: RemoteVersion, { shell, others }: Surroundings): Finding[] {
  const against = (name: string, range: string): string | undefined => {
    const brought = shell.provides[name]
    if (brought === undefined) return `It expects ${name} ${range} from the shell, which does not bring it.`
    if (!satisfies(brought, range)) return `It expects ${name} ${range}, and the shell brings ${brought}.`
    return undefined
  }
  const faults = Object.entries(shared)
    .map(([name, range]) => against(name, range))
    .filter((text) => text !== undefined)
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
      .map(
        ([name]) =>
          `${other.name} ${other.version}, which is live, and this one want different versions of ${name}.`,
      ),
  )
  return [
    finding(
      'shared',
      [...faults, ...apart],
      `The shell brings all ${Object.keys(shared).length} shared modules in versions that fit, for this and every live version.`,
    ),
  ]
}

/** A service answers what older browsers ask, never what newer ones may; below 1.0 every minor version may break. */
function contractFinding({ contract }: RemoteVersion, { contract: served }: Surroundings): Finding {
  const faults = satisfies(served, `^${contract}`)
    ? []
    : [
        `It was built for the calls of version ${contract}, and the service answers ${served}: ship the service first, or build against ${served}.`,
      ]
  return finding('contract', faults, `The service answers the calls of version ${contract}.`)
}

function shellFinding({ requires }: RemoteVersion, { shell }: Surroundings): Finding {
  const fits = satisfies(shell.version, requires.shell, { includePrerelease: true })
  // A fingerprint behind the number makes a prerelease of it, which is the release that it was built for.
  const release = shell.version.replace(/[-~+].*$/, '')
  const faults =
    fits || satisfies(release, requires.shell)
      ? []
      : [`It requires shell ${requires.shell}, and ${shell.version} is live.`]
  return finding('shell', faults, `Shell ${shell.version} fits ${requires.shell}.`)
}

function exposesFinding({ name, exposes, routes }: RemoteVersion, { shell, own }: Surroundings): Finding {
  const needed = new Set([...(routes.length > 0 ? ['./pages'] : []), ...(shell.needs[name] ?? [])])
  const lost = own.flatMap(({ version, exposes: theirs }) =>
    Object.keys(theirs)
      .filter((key) => !exposes[key] && !needed.has(key))
      .map((key) => `It no longer exposes ${key}, which ${version} does.`),
  )
  const missing = [...needed].filter((key) => !exposes[key]).map((key) => `It must expose ${key}.`)
  return finding(
    'exposes',
    [...missing, ...new Set(lost)],
    `It exposes ${Object.keys(exposes).join(', ') || 'nothing'}.`,
  )
}

function routesFinding({ routes, name }: RemoteVersion, { shell, others }: Surroundings): Finding {
  const owners = new Map(shell.routes.map(({ path }) => [path, 'the shell']))
  for (const other of others)
    for (const { path } of other.routes) owners.set(path, `${other.name} ${other.version}`)
  const paths = routes.map(({ path }) => path)
  const taken = paths
    .filter((path) => owners.has(path))
    .map((path) => `${path} belongs to ${owners.get(path) ?? ''}.`)
  const twice = paths
    .filter((path, at) => paths.indexOf(path) !== at)
    .map((path) => `${path} is listed twice.`)
  return finding(
    'routes',
    [...taken, ...twice],
    `None of the ${paths.length} addresses of ${name} belongs to anybody else.`,
  )
}
