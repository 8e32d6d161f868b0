import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { contractVersion, type RemoteRoute } from '@within-reach/contract'
import { readRoutes, type RemotePackage } from '../kit/src/build/remote-package'
import { repository } from '../tooling/src/build/packages'
import { shellConfiguration } from '../tooling/src/webpack/shell'

type Configuration = ReturnType<typeof shellConfiguration>
type Plugin = NonNullable<Configuration['plugins']>[number]
type Compiler = Parameters<Extract<Plugin, (compiler: never) => void>>[0]

/** The shell's folder. */
export const shell = path.join(repository, 'shell')
const standIns = fileURLToPath(new URL('./src/single/stand-ins.ts', import.meta.url))

/** The modules that depend on the registry's decision. The stand-ins replace them. */
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
 * The webpack configuration of the shell without a registry: the same entry, page and options.
 * @param folder the output folder
 * @param modules the sources of virtual modules, by their names after `virtual:`; the stand-ins import `remotes`
 */
export function plainShell(
  folder: string,
  modules: Readonly<Record<'remotes', string>> & Readonly<Record<string, string>>,
): Configuration {
  const { plugins = [], ...base } = shellConfiguration(shell)
  return {
    ...base,
    output: { ...base.output, path: folder, clean: true },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...aliases() } },
    // Otherwise a missing export of a stand-in would fail only in the browser.
    module: { ...base.module, parser: { javascript: { exportsPresence: 'error' } } },
    plugins: [
      ...without(plugins, composingPlugins),
      (compiler: Compiler) => {
        const { ProvidePlugin, experiments } = compiler.webpack
        new experiments.schemes.VirtualUrlPlugin(modules).apply(compiler)
        new ProvidePlugin({ builtInRemotes: ['virtual:remotes', 'remotes'] }).apply(compiler)
      },
    ],
  }
}

function aliases(): Record<string, string> {
  const files = composing.map((name) => path.join(repository, `${name}.ts`))
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`These modules of the shell do not exist: ${missing.join(', ')}`)
  return Object.fromEntries([...files, federationRuntime].map((file) => [`${file}$`, standIns]))
}

/** Removes plugins by the names of their classes. @throws Error if one is missing */
export function without(plugins: readonly Plugin[], names: readonly string[]): Plugin[] {
  const kept = plugins.filter((plugin) => !plugin || !names.includes(plugin.constructor.name))
  if (plugins.length - kept.length === names.length) return kept
  throw new Error(`The configuration does not have ${names.join(' and ')}`)
}

/**
 * Writes the shell's record for the service. It lists no files, so the service writes no hashes into the page.
 * @param more further fields, such as the prerendered pages
 */
export async function writeShellRecord(
  folder: string,
  remotes: readonly RemotePackage[],
  more: object,
  ofRoute: (route: RemoteRoute) => RemoteRoute = (route) => route,
): Promise<void> {
  const routes = [...(await readRoutes(shell)), ...remotes.flatMap((remote) => remote.routes)]
  const record = {
    version: 'plain',
    contract: contractVersion,
    files: {},
    provides: {},
    onDemand: {},
    needs: {},
    routes: routes.map(ofRoute),
    ...more,
  }
  await writeFile(path.join(folder, 'shell.json'), JSON.stringify(record))
}

/** Gives the page's script a high priority, as the build of the composed site does. */
export async function prioritiseScript(page: string): Promise<void> {
  const html = await readFile(page, 'utf8')
  const prioritised = html.replace('<script defer', '<script defer fetchpriority="high"')
  if (prioritised === html) throw new Error(`${page} has no deferred script`)
  await writeFile(page, prioritised)
}
