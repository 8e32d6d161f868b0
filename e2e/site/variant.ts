import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { liveVersion } from './published'
import { type Changes, rebuilt } from './rebuilt'
import type { Site } from './run-site'

/**
 * Publishes another version of a remote by the command line, as a team does, made from the current one. It is not live.
 * @param operate the site's command line
 * @param name appended to the current version
 * @returns its version
 */
export async function publishVariant(
  { url }: Site,
  operate: (...args: string[]) => Promise<unknown>,
  remote: string,
  name: string,
  changes: Changes = {},
): Promise<string> {
  const { record, files } = rebuilt(await liveVersion(remote, url), name, changes)
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-variant-'))
  try {
    for (const [file, bytes] of files) await writeFile(path.join(folder, file), bytes)
    await writeFile(path.join(folder, 'record.json'), JSON.stringify(record))
    await operate('publish', record.name, '--dir', folder)
    return record.version
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
