import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { remoteNames } from '../tooling/bootstrap/remotes.mjs'
import { bundle } from '../kit/src/build/bundle'
import { compressFolder } from '../kit/src/build/compress'
import type { RemotePackage } from '../kit/src/build/remote-package'
import { readRemotePackage } from '../tooling/src/build/packages'
import { drawShell } from '../kit/src/build/prerender'
import { prerenderShellConfiguration } from '../tooling/src/webpack/shell'
import { plainShell, prioritiseScript, shell, writeShellRecord } from './plain-shell.config'
import { catalogueChunk, prerenderPagesConfiguration, writePages } from './single-pages.config'
import { remotesModule, type RemoteSources } from './src/single/remotes-module'

type Configuration = ReturnType<typeof plainShell>
type Plugin = NonNullable<Configuration['plugins']>[number]
type Compiler = Parameters<Extract<Plugin, (compiler: never) => void>>[0]

/**
 * Builds the shell and all remotes as one webpack application: the shell's entry, page and configuration without a registry,
 * and the remotes' modules behind ordinary `import()`. Its pages are prerendered like those of the composed site.
 * @param folder the output folder, with the record that the service reads
 * @returns webpack's result
 */
export async function buildSingle(folder: string) {
  const remotes = await Promise.all(remoteNames().map(readRemotePackage))
  const drawing = await mkdtemp(path.join(tmpdir(), 'within-reach-drawing-'))
  const [frames, pages] = [path.join(drawing, 'frames'), path.join(drawing, 'pages')]
  const [stats] = await bundle([
    singleConfiguration(folder, remotes),
    prerenderShellConfiguration(shell, frames),
    prerenderPagesConfiguration(remotes, pages),
  ])
  if (!stats) throw new Error('webpack built nothing')
  await writeShellRecord(folder, remotes, await drawShell(frames))
  await writePages(stats.compilation, remotes, folder, pages)
  await prioritiseScript(path.join(folder, 'index.html'))
  await compressFolder(folder)
  await rm(drawing, { recursive: true })
  return stats
}

function singleConfiguration(folder: string, remotes: readonly RemotePackage[]): Configuration {
  const base = plainShell(folder, { remotes: remotesModule(remotes.map(sourcesOf)) })
  return { ...base, name: 'single', plugins: [...(base.plugins ?? []), separateCatalogues] }
}

const sourcesOf = ({ name, root, build, routes }: RemotePackage): RemoteSources => ({
  name,
  routes,
  modules: Object.fromEntries(
    Object.entries(build.exposes).map(([exposed, file]) => [exposed, path.join(root, file)]),
  ),
  catalog: path.join(root, 'src/locales/catalog.ts'),
})

/**
 * Gives the catalogue of each package its own chunk. All packages use the same chunk name for a language, so one build would
 * join them into one chunk, of which each page needs a part only.
 */
function separateCatalogues(compiler: Compiler): void {
  compiler.hooks.contextModuleFactory.tap('keep-catalogues-apart', (factory) => {
    factory.hooks.beforeResolve.tap('keep-catalogues-apart', (request) => {
      // From `<package>/src/locales`.
      if (typeof request === 'object')
        Object.assign(request, {
          chunkName: catalogueChunk(path.basename(path.join(request.context, '../..'))),
        })
      return request
    })
  })
}
