import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RemoteRoute, RemoteSection } from '@within-reach/contract'
import { remoteNames } from '../../bootstrap/remotes.mjs'
import type { RemoteBuild } from '../webpack/remote'
import { fingerprint } from './fingerprint'
import { dependenciesOf } from './lockfile'

/** The repository's folder. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** The sources of the compiler of browser builds. A change of these makes a new version. */
const compilerSources = ['tooling/src/webpack', 'tooling/src/build', 'lingui.config.mjs']

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
 * @throws Error that lists the remotes
 */
export function asRemoteName(name: string): string {
  const names = remoteNames()
  if (names.includes(name)) return name
  throw new Error(`There is no remote called "${name}". The remotes are ${names.join(', ')}.`)
}

/** A remote as its own folder describes it. */
export interface RemotePackage {
  readonly name: string
  readonly root: string
  readonly build: RemoteBuild
  readonly routes: readonly RemoteRoute[]
  /** Whether the build prerenders some of its pages. */
  readonly prerenders: boolean
  /** The module of each screen as its page imports it, by path. */
  readonly screens: ReadonlyMap<string, string>
  /** How the console shows it. Absent if it does not say. */
  readonly section?: RemoteSection
  /** Its package's version and the fingerprint of its build, such as `0.1.0-9f4c21d0aa`. */
  readonly version: string
  /** The range of compatible shells: the caret range of the shell in the same sources. */
  readonly shell: string
}

/** The folder of a built version. */
export const builtFolder = ({ root, version }: Pick<RemotePackage, 'root' | 'version'>): string =>
  path.join(root, 'dist', version)

/** Some built remotes, in the format of the setting REMOTES_AT_START. */
export const remotesAtStart = (remotes: readonly RemotePackage[]): string =>
  remotes.map(builtFolder).join(path.delimiter)

/** Reads a remote's description from its `webpack.config.ts`, `src/pages.ts` and `package.json`. */
export async function readRemotePackage(name: string): Promise<RemotePackage> {
  const root = path.join(repository, name)
  const { remote } = (await load(root, 'webpack.config.ts')) as { remote: RemoteBuild }
  const { pages, section } = await readPages(root)
  const prerenders = pages.some(({ prerender }) => typeof prerender !== 'object')
  const digits = await fingerprintOf(name)
  const [own, shell] = await Promise.all([versionOf(root), versionOf(path.join(repository, 'shell'))])
  return {
    name,
    root,
    build: remote,
    routes: pages.map(routeOf),
    prerenders,
    screens: screensOf(pages),
    section,
    version: `${own}-${digits}`,
    shell: `^${shell}`,
  }
}

/** The version in a package.json. */
export async function versionOf(root: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return manifest.version
}

/** A page as a package declares it: its route, and the fields that only its build and browsers need. */
interface DeclaredPage extends RemoteRoute {
  readonly lazy: () => unknown
  readonly prerender: unknown
}

/** The module that a function imports, as its source names it. */
const importedBy = (load: () => unknown): string => /import\(.*?(["'])(.+?)\1/s.exec(String(load))?.[2] ?? ''

const screensOf = (pages: readonly DeclaredPage[]): ReadonlyMap<string, string> =>
  new Map(pages.map(({ path: address, lazy }) => [address, importedBy(lazy)]))

/** The routes of a package's record, from its `src/pages.ts`. */
export const readRoutes = async (root: string): Promise<readonly RemoteRoute[]> =>
  (await readOwnPages(root)).routes

/** The routes of a package's record and the modules of its screens, from its `src/pages.ts`. */
export async function readOwnPages(root: string): Promise<Pick<RemotePackage, 'routes' | 'screens'>> {
  const { pages } = await readPages(root)
  return { routes: pages.map(routeOf), screens: screensOf(pages) }
}

/** The paths of a package's pages, each with the reason if its HTML shows a skeleton. */
export const readDeclared = async (root: string): Promise<readonly { path: string; skeleton?: string }[]> =>
  (await readPages(root)).pages.map(({ path: address, prerender }) => ({
    path: address,
    ...(typeof prerender === 'object' && (prerender as { readonly skeleton: string })),
  }))

const routeOf = ({ lazy: _, prerender: __, ...route }: DeclaredPage): RemoteRoute => route

/** Reads a package's `src/pages.ts`. This loads no screen. */
const readPages = (root: string) =>
  load(root, 'src/pages.ts') as Promise<{
    readonly pages: readonly DeclaredPage[]
    readonly section?: RemoteSection
  }>

const load = (root: string, file: string): Promise<unknown> =>
  import(pathToFileURL(path.join(root, file)).href)

/** The fingerprint of the shell's build. */
export const shellFingerprint = (): Promise<string> => fingerprintOf('shell')

/** The fingerprint of the service's build. */
export const serviceFingerprint = (): Promise<string> => fingerprintOf('api', [])
