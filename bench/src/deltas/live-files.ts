import { appendFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { StartedSite } from '../checkout'
import { commandsIn, liveAt, shipScript } from '../team'

/** A statement with a side effect, so that no minifier removes it. */
export const changedLine = 'Object.assign(globalThis, { changed: true })\n'

interface VersionRecord {
  readonly entry: string
  readonly exposes: Readonly<
    Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>
  >
}

/** The addresses of the files that the live version of a remote loads first: its entry, and the first files of its modules. */
export async function liveFiles(site: string, remote: string): Promise<string[]> {
  const folder = `/remotes/${remote}/${await liveAt(site, remote)}/`
  const { entry, exposes } = (await (await fetch(`${site}${folder}record.json`)).json()) as VersionRecord
  const modules = Object.values(exposes).flatMap(({ js, css }) => [...js, ...css])
  return [...new Set([entry, ...modules])].map((name) => folder + name)
}

/** Changes one line of a remote and makes it live. */
export async function shipChange(folder: string, remote: string, site: StartedSite): Promise<void> {
  const sources = path.join(folder, remote, 'src')
  const index = (await readdir(sources)).find((name) => /^index\.tsx?$/.test(name))
  if (index === undefined) throw new Error(`${remote} has no index`)
  await appendFile(path.join(sources, index), changedLine)
  await commandsIn(folder, site)(shipScript, remote, '--no-tests')
}
