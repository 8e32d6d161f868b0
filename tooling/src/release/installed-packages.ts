import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, realpath, symlink } from 'node:fs/promises'
import path from 'node:path'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/**
 * Copies the installed packages that a package of the repository needs at run time, directly or indirectly. The copy has
 * pnpm's layout: one folder per package, with links to its dependencies beside it. It needs no network, and its files are
 * those that were tested.
 * @param repository its folder, in which pnpm has installed
 * @param packageName its development dependencies and the repository's own packages are left out
 * @param target the folder that gets `node_modules` and `<packageName>/node_modules`
 * @returns the number of copied packages
 * @throws Error naming a package that is not installed
 */
export async function copyInstalled(
  repository: string,
  packageName: string,
  target: string,
): Promise<number> {
  const root = await realpath(repository)
  /** The folders of the packages. It grows while they are copied. */
  const folders = new Set<string>()

  const link = async (name: string, isOptional: boolean, modules: string): Promise<void> => {
    const folder = await realpath(path.join(modules, name)).catch(() => undefined)
    if (folder === undefined) {
      if (isOptional) return
      throw new Error(`${name} is not installed in ${modules}: run "npx pnpm@12.21.0 install".`)
    }
    if (!folder.startsWith(`${root}${path.sep}`))
      throw new Error(`${name} is installed outside of ${root}: install with pnpm's default settings.`)
    folders.add(folder)
    const from = path.join(target, path.relative(root, modules), name)
    await mkdir(path.dirname(from), { recursive: true })
    await symlink(path.relative(path.dirname(from), path.join(target, path.relative(root, folder))), from)
  }

  const ownModules = path.join(root, packageName, 'node_modules')
  for (const [name, isOptional] of neededBy(await readManifest(path.join(root, packageName))))
    await link(name, isOptional, ownModules)
  for (const folder of folders) {
    await cp(folder, path.join(target, path.relative(root, folder)), {
      recursive: true,
      verbatimSymlinks: true,
      // Commands of packages. The service runs none.
      filter: (source) => path.basename(source) !== '.bin',
    })
    for (const [name, isOptional] of neededBy(await readManifest(folder))) {
      // A package may bundle a dependency.
      if (existsSync(path.join(folder, 'node_modules', name))) continue
      await link(name, isOptional, modulesOf(folder))
    }
  }
  return folders.size
}

/** The packages that a package needs, each with whether it may be missing. */
function neededBy(manifest: Manifest): ReadonlyMap<string, boolean> {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest
  const peers = Object.keys(peerDependencies).filter(
    (name) => manifest.peerDependenciesMeta?.[name]?.optional !== true,
  )
  const installed = Object.entries(dependencies).filter(([, version]) => !version.startsWith('workspace:'))
  return new Map([
    ...peers.map((name) => [name, true] as const),
    ...installed.map(([name]) => [name, false] as const),
    // For other platforms. Some packages list them among their dependencies as well.
    ...Object.keys(optionalDependencies).map((name) => [name, true] as const),
  ])
}

/** The `node_modules` folder that contains a package, whose name may have a scope. */
const modulesOf = (folder: string): string =>
  folder.slice(0, folder.lastIndexOf(`${path.sep}node_modules${path.sep}`) + `${path.sep}node_modules`.length)

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest
