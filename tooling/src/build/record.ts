import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contractVersion, type RemoteRoute } from '@within-reach/contract'
import { RemoteVersion } from '@within-reach/registry'
import * as v from 'valibot'
import type { Compilation, Stats } from 'webpack'
import { sharedRanges } from '../webpack/shared'
import { consumedBy } from './shared-modules'
import { writeCompressed } from './compress'
import { earlyFile } from './early'
import { chunkName, containerName, type RemoteBuild } from '../webpack/remote'

/** The name of the record file in a built version's folder. */
export const recordFile = 'record.json'

/**
 * Writes the record of a built version: what publishing keeps and the shell reads.
 * @param stats webpack's result for this remote
 * @param build what the remote says of itself
 * @param version the version that was built
 * @param routes the remote's pages
 * @returns the record, checked against its schema
 */
export async function writeRecord(
  stats: Stats,
  build: RemoteBuild,
  version: string,
  routes: readonly RemoteRoute[],
): Promise<RemoteVersion> {
  const folder = stats.compilation.outputOptions.path ?? ''
  const files = await hashedFiles(folder)
  const record = v.parse(RemoteVersion, {
    name: build.name,
    version,
    container: containerName(build.name, version),
    entry: 'entry.js',
    files,
    ...(files[earlyFile] && { early: earlyFile }),
    exposes: exposedFiles(stats.compilation, build),
    shared: sharedRanges,
    contract: contractVersion,
    requires: { shell: '^0.1.0' },
    routes,
  })
  const file = path.join(folder, recordFile)
  const bytes = Buffer.from(`${JSON.stringify(record, undefined, 2)}\n`)
  await writeCompressed(file, bytes)
  // Last of all: a folder with a record is a finished build.
  await writeFile(file, bytes)
  return record
}

/** The files of a build that a page may ask for, each with its integrity and size. */
export async function hashedFiles(folder: string): Promise<RemoteVersion['files']> {
  const files: RemoteVersion['files'] = {}
  for (const name of (await readdir(folder)).sort()) {
    if (name !== earlyFile && !/\.(js|css|svg|png|jpg|webp|avif|mp4|webm|woff2)$/.test(name)) continue
    const bytes = await readFile(path.join(folder, name))
    files[name] = {
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      bytes: bytes.length,
    }
  }
  return files
}

/** The chunks that Module Federation names after an exposed module, with what must be there before them. */
function exposedFiles(compilation: Compilation, build: RemoteBuild): RemoteVersion['exposes'] {
  const exposes: RemoteVersion['exposes'] = {}
  for (const key of Object.keys(build.exposes)) {
    const group = compilation.namedChunkGroups.get(chunkName(key))
    exposes[key] = {
      js: filesOf(group, '.js'),
      css: filesOf(group, '.css'),
      shared: group ? consumedBy(compilation, group) : [],
    }
  }
  return exposes
}

/** The styles that an exposed module begins with. */
export const stylesOf = ({ compilation }: Stats, exposed: string): string[] =>
  filesOf(compilation.namedChunkGroups.get(chunkName(exposed)), '.css')

const filesOf = (group: Compilation['chunkGroups'][number] | undefined, end: string): string[] =>
  (group?.getFiles() ?? []).filter((file) => file.endsWith(end))
