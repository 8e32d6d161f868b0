import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contractVersion } from '@within-reach/contract'
import { type HashedFiles, RemoteVersion } from '@within-reach/registry'
import * as v from 'valibot'
import type { Compilation, Stats } from 'webpack'
import { chunkName, containerName } from '../webpack/remote'
import type { RemoteBuild } from '../webpack/remote-build'
import { writeCompressed } from './compress'
import { contentsOf } from './contents'
import { prerenderedFile } from './prerender'
import type { RemotePackage } from './remote-package'
import { usedExports } from './shared-exports'
import { consumedBy } from './shared-modules'
import { usedCalls } from './used-calls'
import { usedSharedModules } from './used-shared-modules'

/** The name of the record file in a built version's folder. */
export const recordFile = 'record.json'

type ChunkGroup = Compilation['chunkGroups'][number]

/** A built package, and the range of compatible shells. */
type BuiltPackage = Pick<
  RemotePackage,
  'build' | 'version' | 'routes' | 'screens' | 'section' | 'root' | 'shell'
>

/**
 * Writes the record of a built version, for the service, the compatibility check and the shell. Its modules, calls and
 * files come from webpack's result.
 * @param stats webpack's result for this remote; its files have their compressed copies beside them
 * @returns the record, validated against its schema
 */
export async function writeRecord(
  stats: Stats,
  { build, version, routes, screens, section, root, shell }: BuiltPackage,
): Promise<RemoteVersion> {
  const { compilation } = stats
  const folder = compilation.outputOptions.path ?? ''
  const files = await hashedFiles(folder)
  demandPages(compilation, build, root)
  const reads = routes.flatMap((route) => route.reads ?? []).map(({ path }) => path)
  const record = v.parse(RemoteVersion, {
    name: build.name,
    version,
    section,
    container: containerName(build.name, version),
    entry: 'entry.js',
    files,
    ...(files[prerenderedFile] && { early: prerenderedFile }),
    exposes: exposedFiles(compilation, build),
    contents: await contentsOf(folder, root, files),
    screens: screensOf(compilation, screens),
    ...usedSharedModules(compilation, root),
    uses: usedExports(compilation),
    calls: usedCalls(compilation, reads),
    pages: routes.map(({ path }) => path),
    contract: contractVersion,
    requires: { shell },
    routes,
  })
  const file = path.join(folder, recordFile)
  const bytes = Buffer.from(`${JSON.stringify(record, undefined, 2)}\n`)
  await writeCompressed(file, bytes)
  // Written last: a folder with a record is a finished build.
  await writeFile(file, bytes)
  return record
}

/**
 * Routes and screens come from the list in `src/pages.ts`, so the module that is exposed as pages must use it.
 * @throws Error if the build does not contain the list
 */
function demandPages({ modules }: Compilation, { exposes }: RemoteBuild, root: string): void {
  const entry = exposes['./pages']
  const list = path.join(root, 'src/pages.ts')
  if (entry !== undefined && ![...modules].some((module) => module.nameForCondition() === list))
    throw new Error(
      `${path.join(path.basename(root), entry)} does not use the pages in src/pages.ts: pass them to its lifecycles.`,
    )
}

/** The files of a build that a page may request, each with its integrity and sizes. */
export async function hashedFiles(folder: string): Promise<HashedFiles> {
  const files: HashedFiles = {}
  for (const name of (await readdir(folder)).sort()) {
    if (name !== prerenderedFile && !/\.(js|css|svg|png|jpg|webp|avif|mp4|webm|woff2)$/.test(name)) continue
    const bytes = await readFile(path.join(folder, name))
    files[name] = {
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      bytes: bytes.length,
      ...(await compressedSize(path.join(folder, name))),
    }
  }
  return files
}

/** The size of a file's compressed copy, or undefined. */
async function compressedSize(file: string): Promise<{ readonly brotli?: number }> {
  const copy = await stat(`${file}.br`).catch(() => undefined)
  return copy ? { brotli: copy.size } : {}
}

/** The files and shared modules of each exposed module, from the chunk that Module Federation names after it. */
function exposedFiles(compilation: Compilation, build: RemoteBuild): RemoteVersion['exposes'] {
  const exposes: RemoteVersion['exposes'] = {}
  for (const key of Object.keys(build.exposes)) {
    const group = compilation.namedChunkGroups.get(chunkName(key))
    exposes[key] = {
      js: filesOf(group, '.js'),
      css: filesOf(group, '.css'),
      shared: group ? consumedBy(compilation, group) : [],
      exports: exportsOf(compilation, group),
    }
  }
  return exposes
}

/** The names that an exposed module exports; undefined if they are only known at run time. */
function exportsOf({ moduleGraph }: Compilation, group: ChunkGroup | undefined): string[] | undefined {
  const [block] = group?.blocksIterable ?? []
  const [dependency] = block?.dependencies ?? []
  const module = dependency && moduleGraph.getModule(dependency)
  const exports = module && moduleGraph.getProvidedExports(module)
  return Array.isArray(exports) ? [...exports].sort() : undefined
}

/** The styles that an exposed module starts with. */
export const stylesOf = ({ compilation }: Stats, exposed: string): string[] =>
  filesOf(compilation.namedChunkGroups.get(chunkName(exposed)), '.css')

/**
 * The files and shared modules that each page needs besides those of all pages, by path. A page whose screen is in the
 * chunk of all pages is left out.
 * @param screens the module of each screen, as its page imports it
 */
export function screensOf(
  compilation: Compilation,
  screens: RemotePackage['screens'],
): NonNullable<RemoteVersion['screens']> {
  const pages = compilation.namedChunkGroups.get(chunkName('./pages'))
  const shared = new Set(pages && consumedBy(compilation, pages))
  const found = [...screens].flatMap(([path, screen]) => {
    const groups = groupsOf(compilation, screen)
    const own = filesBesidesPages(compilation, groups)
    const taken = groups.flatMap((group) => consumedBy(compilation, group))
    const screenFiles = {
      js: own.filter((file) => file.endsWith('.js')),
      css: own.filter((file) => file.endsWith('.css')),
      shared: [...new Set(taken)].filter((module) => !shared.has(module)),
    }
    return own.length > 0 ? [[path, screenFiles] as const] : []
  })
  return Object.fromEntries(found)
}

/**
 * The styles of a screen that has a chunk of its own.
 * @param screen its module, as its page imports it
 */
export const screenStyles = ({ compilation }: Stats, screen: string): string[] =>
  filesBesidesPages(compilation, groupsOf(compilation, screen)).filter((file) => file.endsWith('.css'))

/** The files of some chunks, without those of all pages. */
function filesBesidesPages(compilation: Compilation, groups: readonly ChunkGroup[]): string[] {
  const files = new Set(compilation.namedChunkGroups.get(chunkName('./pages'))?.getFiles())
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => !files.has(file))
}

/** The chunks that the import of a module loads. */
function groupsOf({ chunkGraph, modules }: Compilation, imported: string): ChunkGroup[] {
  return [...modules]
    .flatMap(({ blocks }) => blocks)
    .filter(({ dependencies }) =>
      dependencies.some((one) => (one as { readonly request?: string }).request === imported),
    )
    .map((block) => chunkGraph.getBlockChunkGroup(block))
    .filter((group) => group !== null && group !== undefined)
}

const filesOf = (group: ChunkGroup | undefined, end: string): string[] =>
  (group?.getFiles() ?? []).filter((file) => file.endsWith(end))
