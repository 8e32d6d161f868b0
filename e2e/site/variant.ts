import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RegistryStatus } from '@within-reach/contract'
import { download } from './live-versions'
import type { Site } from './run-site'

interface VersionRecord {
  readonly name: string
  readonly version: string
  readonly container: string
  readonly files: Readonly<Record<string, unknown>>
}

/** What is changed in a version's record and in its scripts. */
export interface Changes {
  readonly record?: object
  /** @param file the name of the script */
  readonly script?: (code: string, file: string) => string
}

/**
 * Publishes another version of a remote without a build, made from the one that is current: with globals of its own and a record
 * that names its own bytes. Nobody gets it by that.
 * @param operate the site's command line
 * @param name what stands behind the version that it is made from
 * @returns its version
 */
export async function publishVariant(
  { url }: Site,
  operate: (...words: string[]) => Promise<unknown>,
  remote: string,
  name: string,
  changes: Changes = {},
): Promise<string> {
  const { remotes } = (await operate('status')) as RegistryStatus
  const current = remotes.find((one) => one.name === remote)?.live?.current
  if (current === undefined) throw new Error(`${remote} is not live`)
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-variant-'))
  try {
    const from = await download(url, { remote, version: current }, folder)
    const made = path.join(folder, 'made')
    const { name: owner, version } = await rebuild(from, made, `${current}~${name}`, changes)
    await operate('publish', owner, '--dir', made)
    return version
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function rebuild(
  from: string,
  into: string,
  version: string,
  { record: changed = {}, script = (code) => code }: Changes,
): Promise<VersionRecord> {
  await mkdir(into)
  const record = JSON.parse(await readFile(path.join(from, 'record.json'), 'utf8')) as VersionRecord
  const own = `${record.container}_${createHash('sha256').update(version).digest('hex').slice(0, 8)}`
  const files: Record<string, unknown> = {}
  for (const file of Object.keys(record.files)) {
    let bytes = await readFile(path.join(from, file))
    if (file.endsWith('.js'))
      bytes = Buffer.from(script(bytes.toString().replaceAll(record.container, own), file))
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
    files[file] = { integrity, bytes: bytes.length }
    await writeFile(path.join(into, file), bytes)
  }
  const made = { ...record, version, container: own, files, ...changed }
  await writeFile(path.join(into, 'record.json'), JSON.stringify(made))
  return made
}
