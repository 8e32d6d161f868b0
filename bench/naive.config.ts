import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { byLanguage } from '@within-reach/contract'
import { remoteNames } from '../tooling/bootstrap/remotes.mjs'
import { bundle } from '../kit/src/build/bundle'
import { compressFolder } from '../kit/src/build/compress'
import type { RemotePackage } from '../kit/src/build/remote-package'
import { readRemotePackage } from '../tooling/src/build/packages'
import { versionUrl, remoteConfiguration } from '../kit/src/webpack/remote'
import { providedModules } from '../kit/src/webpack/shared'
import { plainShell, shell, without, writeShellRecord } from './plain-shell.config'
import { remotesModule } from './src/single/remotes-module'
import { pageFilesName, type PageFiles } from './src/single/service/page-files'

type Configuration = ReturnType<typeof plainShell>

/** The version in the path of each remote's files. Plain Module Federation has no versions. */
const version = '1.0.0'
const manifest = 'mf-manifest.json'

/** The service adds no hints. */
const noFiles: PageFiles = {
  shell: { js: [], css: [], catalogues: byLanguage(() => []) },
  pages: {},
  routes: {},
}

/**
 * Builds the same shell and the same remotes as the documentation of Module Federation describes: the shell names the remotes'
 * manifests, all modules are shared as singletons, and an asynchronous boundary is before the shell's entry. Nothing is
 * prerendered or preloaded, and there are no first reads.
 * @param folder the output folder, for `shell/dist` and `remotes`
 */
export async function buildNaive(folder: string): Promise<void> {
  const remotes = await Promise.all(remoteNames().map(readRemotePackage))
  const dist = path.join(folder, 'shell/dist')
  const folderOf = ({ name }: RemotePackage) => path.join(folder, 'remotes', name, version)
  await bundle([naiveShell(dist, remotes), ...remotes.map((remote) => naiveRemote(remote, folderOf(remote)))])
  await writeShellRecord(dist, remotes, {}, ({ reads: _, ...route }) => route)
  await writeFile(path.join(dist, pageFilesName), JSON.stringify(noFiles))
  for (const built of [dist, ...remotes.map(folderOf)]) await compressFolder(built)
}

function naiveShell(folder: string, remotes: readonly RemotePackage[]): Configuration {
  const base = plainShell(folder, {
    remotes: remotesModule(remotes.map(asRemoteModules)),
    // protect-page.ts runs first: without it, the page's policy refuses all scripts.
    bootstrap: `import ${inShell('protect-page.ts')}; import(${inShell('index.ts')})`,
  })
  return {
    ...base,
    name: 'naive shell',
    entry: { shell: 'virtual:bootstrap' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: Object.fromEntries(
          remotes.map(({ name }) => [name, `${globalOf(name)}@${versionUrl(name, version)}${manifest}`]),
        ),
        shared: shared(),
        dts: false,
      }),
    ],
  }
}

const inShell = (name: string): string => JSON.stringify(path.join(shell, 'src', name))

const asRemoteModules = ({ name, routes, build }: RemotePackage) => ({
  name,
  routes,
  modules: Object.fromEntries(
    Object.keys(build.exposes).map((exposed) => [exposed, name + exposed.slice(1)]),
  ),
})

function naiveRemote({ name, root, build }: RemotePackage, folder: string): Configuration {
  const base = remoteConfiguration(build, root, version)
  return {
    ...base,
    name: `naive ${name}`,
    output: { ...base.output, path: folder },
    plugins: [
      ...without(base.plugins ?? [], ['IntegrityPlugin', 'ContainerPlugin', 'ConsumeSharedPlugin']),
      new ModuleFederationPlugin({
        name: globalOf(name),
        filename: 'remoteEntry.js',
        exposes: build.exposes,
        shared: shared(),
        dts: false,
      }),
    ],
  }
}

const globalOf = (name: string): string => name.replaceAll('-', '_')

/** The same shared modules as in the composed site, but each loaded on demand. */
const shared = () =>
  Object.fromEntries(Object.entries(providedModules()).map(([name, of]) => [name, { ...of, eager: false }]))
