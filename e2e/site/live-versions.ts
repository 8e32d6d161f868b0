import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RegistryStatus } from '@within-reach/contract'
import { runRegistry } from './registry-command'

/** A version of a remote. */
export interface Version {
  readonly remote: string
  readonly version: string
}

/** The live versions of a site: the current version of each remote that is on. */
export async function liveVersions(site: string): Promise<Version[]> {
  const { remotes } = (await runRegistry(['status', '--site', site])) as RegistryStatus
  return remotes.flatMap(({ name, live }) => (live?.enabled ? [{ remote: name, version: live.current }] : []))
}

/** Whether a site has a version, live or not. */
export async function isPublished(site: string, { remote, version }: Version): Promise<boolean> {
  const { status } = await fetch(addressOf(site, { remote, version }, 'record.json'), { method: 'HEAD' })
  return status === 200
}

/**
 * Downloads the record and the files of a published version.
 * @param into the folder for all versions; each gets its own below it
 * @returns the version's folder
 */
export async function download(site: string, version: Version, into: string): Promise<string> {
  const folder = path.join(into, version.remote, version.version)
  await mkdir(folder, { recursive: true })
  const downloadFile = async (name: string): Promise<string> => {
    const response = await fetch(addressOf(site, version, name))
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
    const bytes = Buffer.from(await response.arrayBuffer())
    await writeFile(path.join(folder, name), bytes)
    return bytes.toString('utf8')
  }
  const { files } = JSON.parse(await downloadFile('record.json')) as { files: Record<string, unknown> }
  for (const name of Object.keys(files)) await downloadFile(name)
  return folder
}

const addressOf = (site: string, { remote, version }: Version, file: string): string =>
  new URL(`/remotes/${remote}/${version}/${file}`, site).href
