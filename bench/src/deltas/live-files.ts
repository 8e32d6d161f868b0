import { execFile } from 'node:child_process'
import { appendFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { StartedSite } from '../checkout'

/** A statement that no minifier removes. */
export const changedLine = 'Object.assign(globalThis, { changed: true })\n'

interface Decision {
  readonly remotes: Readonly<Record<string, { readonly version: string }>>
}

interface VersionRecord {
  readonly entry: string
  readonly exposes: Readonly<
    Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>
  >
}

/** The addresses of what opening the live version of a remote loads: its entry, and what its exposed modules begin with. */
export async function liveFiles(site: string, remote: string): Promise<string[]> {
  const read = async (address: string) => (await fetch(site + address)).json()
  const { remotes } = (await read('/api/registry/decision')) as Decision
  const version = remotes[remote]?.version
  if (version === undefined) throw new Error(`${remote} is not live`)
  const folder = `/remotes/${remote}/${version}/`
  const { entry, exposes } = (await read(`${folder}record.json`)) as VersionRecord
  const modules = Object.values(exposes).flatMap(({ js, css }) => [...js, ...css])
  return [...new Set([entry, ...modules])].map((name) => folder + name)
}

/** Changes one line of a remote and makes it live. */
export async function shipChange(
  folder: string,
  remote: string,
  { url, dataDir }: StartedSite,
): Promise<void> {
  const sources = path.join(folder, remote, 'src')
  const index = (await readdir(sources)).find((name) => /^index\.tsx?$/.test(name))
  if (index === undefined) throw new Error(`${remote} has no index`)
  await appendFile(path.join(sources, index), changedLine)
  const args = ['--import', 'tsx', 'tooling/src/commands/ship.ts', remote, '--no-tests', '--site', url]
  await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir },
  })
}
