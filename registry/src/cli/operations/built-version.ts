import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { RemoteVersion } from '../../document'
import { CommandError } from '../command-error'
import type { SentFile } from '../service/connect'

const recordFile = 'record.json'

/** A built version in a folder. */
export interface BuiltVersion {
  readonly record: RemoteVersion
  /** The bytes of `record.json`, unchanged: pages verify its hash. */
  readonly recordText: string
  readonly files: readonly SentFile[]
}

/**
 * Reads a built version and checks every file against the hash in its record.
 * @param folder the version's folder, with its `record.json`
 * @param remote the remote that it must belong to
 * @throws CommandError naming every file that is missing or differs
 */
export async function readBuiltVersion(folder: string, remote: string): Promise<BuiltVersion> {
  const recordText = await readFile(path.join(folder, recordFile), 'utf8').catch(() => {
    throw new CommandError(
      'usage',
      `${folder} contains no ${recordFile}: name the folder of one built version.`,
    )
  })
  const record = readRecord(recordText, `${folder}/${recordFile}`, 'Build it again.')
  if (record.name !== remote)
    throw new CommandError('usage', `${folder} is a version of ${record.name}, not of ${remote}.`)
  const files: SentFile[] = []
  const faults: string[] = []
  for (const [name, { integrity }] of Object.entries(record.files)) {
    const bytes = await readFile(path.join(folder, name)).catch(() => undefined)
    if (!bytes) faults.push(`${name} is missing.`)
    else if (!hasIntegrity(bytes, integrity)) faults.push(`${name} is not the file that was built.`)
    else files.push({ name, bytes })
  }
  if (faults.length > 0)
    throw new CommandError('refused', `${folder} is damaged, build it again. ${faults.join(' ')}`)
  return { record, recordText, files }
}

/**
 * Finds the newest complete build of a remote.
 * @param repository the folder that contains the remote's folder
 * @throws CommandError if there is no build
 */
export async function newestBuild(repository: string, remote: string): Promise<string> {
  const dist = path.join(repository, remote, 'dist')
  const names = await readdir(dist).catch(() => [])
  const builds = await Promise.all(
    names.map(async (name) => {
      const found = await stat(path.join(dist, name, recordFile)).catch(() => undefined)
      return { folder: path.join(dist, name), built: found?.mtimeMs ?? 0 }
    }),
  )
  const [newest] = builds.filter(({ built }) => built > 0).sort((a, b) => b.built - a.built)
  if (!newest)
    throw new CommandError(
      'usage',
      `Nothing is built in ${dist}: run "npm run build -- ${remote}", or use --dir.`,
    )
  return newest.folder
}

/** Source folders, besides the remote's own, that are compiled into every remote. */
const compiledIn = ['contract', 'shared-core', 'shared-ui']
const skipped = new Set(['node_modules', 'dist', 'coverage'])

/**
 * Refuses a build that is older than its sources: publishing it would not publish the current sources.
 * @param folder the folder of the built version
 * @throws CommandError naming a file that changed after the build
 */
export async function demandFresh(repository: string, remote: string, folder: string): Promise<void> {
  const { mtimeMs: built } = await stat(path.join(folder, recordFile))
  for (const packageName of [remote, ...compiledIn]) {
    const newer = await newerThan(built, path.join(repository, packageName))
    if (newer !== undefined)
      throw new CommandError(
        'refused',
        `${path.relative(repository, newer)} was changed after ${remote} was built: run "npm run build -- ${remote}" first, or name a build with --dir.`,
      )
  }
}

async function newerThan(time: number, folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const inside = path.join(folder, entry.name)
    if (skipped.has(entry.name) || /\.(?:test\.tsx?|md)$/.test(entry.name)) continue
    if (entry.isDirectory()) {
      const found = await newerThan(time, inside)
      if (found !== undefined) return found
    } else if ((await stat(inside)).mtimeMs > time) return inside
  }
  return undefined
}

/**
 * Reads the record of a version.
 * @param source where its text comes from, for the message
 * @param advice what to do if it is not a record
 * @throws CommandError if it is not a record
 */
export function readRecord(text: string, source: string, advice: string): RemoteVersion {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), RemoteVersion), text)
  if (read.success) return read.output
  const [issue] = read.issues
  const location = v.getDotPath(issue)
  throw new CommandError(
    'refused',
    `${source} is not a valid record of a version${location ? `: "${location}"` : ''} ${issue.message}. ${advice}`,
  )
}

/**
 * The integrity of a record as the site stores it: in NFC, with line feeds and one at its end.
 * @param text the content of `record.json`
 */
export function recordIntegrity(text: string): string {
  const stored = `${text.normalize('NFC').replace(/\r\n?/g, '\n').trim()}\n`
  return `sha256-${createHash('sha256').update(stored).digest('base64')}`
}

/** Whether bytes have a Subresource Integrity hash. */
export function hasIntegrity(bytes: Uint8Array, integrity: string): boolean {
  const algorithm = integrity.slice(0, integrity.indexOf('-'))
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}` === integrity
}
