import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { contractVersion } from '@within-reach/contract'
import { remoteNames } from '../tooling/bootstrap/remotes.mjs'
import { bundle } from '../tooling/src/build/bundle'
import { compressFolder } from '../tooling/src/build/compress'
import { readRemotePackage, readRoutes, type RemotePackage, repository } from '../tooling/src/build/packages'
import { shellConfiguration } from '../tooling/src/webpack/shell'
import { remotesModule, type RemoteSources } from './src/single/remotes-module'

type Configuration = ReturnType<typeof shellConfiguration>
type Plugin = NonNullable<Configuration['plugins']>[number]
type Compiler = Parameters<Extract<Plugin, (compiler: never) => void>>[0]

const shell = path.join(repository, 'shell')
const standIns = fileURLToPath(new URL('./src/single/stand-ins.ts', import.meta.url))

/** The modules that compose the site at run time. The stand-ins contain what remains of each in a single application. */
const composing = [
  'runtime/src/loader/integrity/published-files',
  'runtime/src/loader/loader',
  'runtime/src/registry-client/cached-decision',
  'runtime/src/registry-client/read-decision',
  'runtime/src/telemetry/diagnostics',
  'runtime/src/telemetry/report-to-console',
  'runtime/src/telemetry/send-health',
  'runtime/src/telemetry/shared-modules',
  'shell/src/diagnostics/expose-diagnostics',
  'shell/src/override/sync-override',
  'shell/src/updates/apply-updates',
]
const federationRuntime = '@module-federation/enhanced/runtime'
const composingPlugins = ['ModuleFederationPlugin', 'IntegrityPlugin']

/**
 * Builds the shell and all remotes as one webpack application: the shell's own entry, page and configuration without
 * composition, and the remotes' modules behind ordinary `import()`.
 * @param folder the output folder, with the record that the service reads
 * @returns webpack's result
 */
export async function buildSingle(folder: string) {
  const remotes = await Promise.all(remoteNames().map(readRemotePackage))
  const [stats] = await bundle([singleConfiguration(folder, remotes)])
  const routes = [...(await readRoutes(shell)), ...remotes.flatMap((remote) => remote.routes)]
  // The record names no files, so the service writes neither preload hints nor hashes into the page.
  const record = {
    version: 'single',
    contract: contractVersion,
    files: {},
    provides: {},
    onDemand: {},
    needs: {},
    routes,
  }
  await writeFile(path.join(folder, 'shell.json'), JSON.stringify(record))
  await compressFolder(folder)
  return stats
}

function singleConfiguration(folder: string, remotes: readonly RemotePackage[]): Configuration {
  const { plugins = [], ...base } = shellConfiguration(shell)
  return {
    ...base,
    name: 'single',
    output: { ...base.output, path: folder, clean: true },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...aliases() } },
    // Without this check, a missing export of a stand-in would fail in the browser only.
    module: { ...base.module, parser: { javascript: { exportsPresence: 'error' } } },
    plugins: [
      ...without(plugins),
      (compiler: Compiler) => buildIn(compiler, remotes.map(sourcesOf)),
      separateCatalogues,
    ],
  }
}

function aliases(): Record<string, string> {
  const files = composing.map((name) => path.join(repository, `${name}.ts`))
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`There is nothing to stand in for: ${missing.join(', ')}`)
  return Object.fromEntries([...files, federationRuntime].map((file) => [`${file}$`, standIns]))
}

function without(plugins: readonly Plugin[]): Plugin[] {
  const kept = plugins.filter((plugin) => !plugin || !composingPlugins.includes(plugin.constructor.name))
  if (plugins.length - kept.length === composingPlugins.length) return kept
  throw new Error(`The shell is not built with ${composingPlugins.join(' and ')}`)
}

const sourcesOf = ({ name, root, build, routes }: RemotePackage): RemoteSources => ({
  name,
  routes,
  modules: Object.fromEntries(
    Object.entries(build.exposes).map(([exposed, file]) => [exposed, path.join(root, file)]),
  ),
  catalog: path.join(root, 'src/locales/catalog.ts'),
})

/** The module with all remotes gets the name by which the stand-ins import it. */
function buildIn(compiler: Compiler, remotes: readonly RemoteSources[]): void {
  const { ProvidePlugin, experiments } = compiler.webpack
  new experiments.schemes.VirtualUrlPlugin({ remotes: remotesModule(remotes) }).apply(compiler)
  new ProvidePlugin({ builtInRemotes: ['virtual:remotes', 'remotes'] }).apply(compiler)
}

/**
 * All packages name the chunk of a language alike. In one build that would be a single chunk, of which each page needs a
 * part.
 */
function separateCatalogues(compiler: Compiler): void {
  compiler.hooks.contextModuleFactory.tap('keep-catalogues-apart', (factory) => {
    factory.hooks.beforeResolve.tap('keep-catalogues-apart', (request) => {
      if (typeof request === 'object') Object.assign(request, { chunkName: undefined })
      return request
    })
  })
}
