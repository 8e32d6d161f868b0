import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, type Plugin } from 'esbuild'

const packageFolder = fileURLToPath(new URL('../../../api', import.meta.url))

/** The output of the service's build, and changes to the build. */
export interface ServiceBuildOptions {
  /** The folder of the package, by default that of this repository. */
  readonly folder?: string
  /** The file to write, by default `dist/server.cjs` of the package. */
  readonly outfile?: string
  readonly plugins?: readonly Plugin[]
  /** The commit that the metrics name; by default that of this checkout. */
  readonly commit?: string
}

/**
 * Builds the service: `api/src/server.ts` and the workspace's packages in one file, with a source map. Installed
 * packages are not bundled.
 * @throws the bundler's error, with file and line, if a source does not compile or an import is not found
 */
export async function buildService({
  folder = packageFolder,
  outfile = 'dist/server.cjs',
  plugins = [],
  commit,
}: ServiceBuildOptions = {}): Promise<void> {
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/server.ts'],
    outfile,
    plugins: [...plugins],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: await installedPackages(folder),
    sourcemap: true,
    // Stack traces and logs keep the names of the source.
    keepNames: true,
    define: { builtFromCommit: JSON.stringify(commit ?? (await commitOf(folder))) },
    logLevel: 'warning',
  })
}

/** The commit of a folder, which ends with `-dirty` if files differ from it; empty outside of a checkout, or without git. */
export async function commitOf(folder: string): Promise<string> {
  const words = ['describe', '--always', '--dirty', '--abbrev=10', '--exclude=*']
  return promisify(execFile)('git', words, { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
}

/** The packages that the api depends on, without those of this workspace. */
async function installedPackages(folder: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const installed = Object.entries(manifest.dependencies).filter(
    ([, version]) => !version.startsWith('workspace:'),
  )
  return installed.flatMap(([name]) => [name, `${name}/*`])
}
