import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteRoute, RemoteSection } from '@within-reach/contract'
import { tsImport } from 'tsx/esm/api'
import type { RemoteBuild } from '../webpack/remote-build'

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
  /** The range of compatible shells. */
  readonly shell: string
}

/** The parts of a remote that its folder does not describe. */
export interface RemoteSurroundings {
  /** The fingerprint of everything that the build depends on. */
  readonly fingerprint: string
  /** The range of compatible shells. */
  readonly shell: string
}

/** The folder of a built version. */
export const builtFolder = ({ root, version }: Pick<RemotePackage, 'root' | 'version'>): string =>
  path.join(root, 'dist', version)

/**
 * Whether a command runs in the folder of a remote.
 * @throws Error that names the folder, instead of the first file that is missing
 */
export async function demandRemoteFolder(root: string): Promise<void> {
  const file = 'webpack.config.ts'
  await access(path.join(root, file)).catch((error: unknown) => {
    throw new Error(`${root} is not the folder of a remote: it has no ${file}.`, { cause: error })
  })
}

/**
 * Reads a remote's description from its `webpack.config.ts`, `src/pages.ts` and `package.json`.
 * @param root the remote's folder
 * @throws Error if it is not the folder of a remote
 */
export async function readRemoteFolder(
  root: string,
  { fingerprint, shell }: RemoteSurroundings,
): Promise<RemotePackage> {
  await demandRemoteFolder(root)
  const { remote } = (await load(root, 'webpack.config.ts')) as { remote: RemoteBuild }
  const { pages, section } = await readPages(root)
  return {
    name: remote.name,
    root,
    build: remote,
    routes: pages.map(routeOf),
    prerenders: pages.some(({ prerender }) => typeof prerender !== 'object'),
    screens: screensOf(pages),
    section,
    version: `${await versionOf(root)}-${fingerprint}`,
    shell,
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

/** The same, from the sources as they are now: Node reads a module once per process. */
export const readRoutesAnew = async (root: string): Promise<readonly RemoteRoute[]> => {
  const file = pathToFileURL(path.join(root, 'src/pages.ts')).href
  const { pages } = (await tsImport(file, import.meta.url)) as Pages
  return pages.map(routeOf)
}

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
const readPages = (root: string) => load(root, 'src/pages.ts') as Promise<Pages>

interface Pages {
  readonly pages: readonly DeclaredPage[]
  readonly section?: RemoteSection
}

const load = (root: string, file: string): Promise<unknown> =>
  import(pathToFileURL(path.join(root, file)).href)
