import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { StartedSite } from './checkout'

/** Runs a command of a checkout for a site, with the token of the site's owner. */
export type RunForSite = (script: string, ...args: string[]) => Promise<unknown>

/** The commands that a team runs in its checkout. */
export const commandsIn =
  (folder: string, { url, dataDir }: Pick<StartedSite, 'url' | 'dataDir'>): RunForSite =>
  (script, ...args) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args, '--site', url], {
      cwd: folder,
      env: { ...process.env, DATA_DIR: dataDir },
    })

/** The command that ships a remote. */
export const shipScript = 'tooling/src/commands/ship.ts'

/** The version of a remote that an instance gives a visitor. */
export async function liveAt(url: string, remote: string): Promise<string> {
  const answer = (await (await fetch(`${url}/api/registry/decision`)).json()) as {
    readonly remotes: Readonly<Record<string, { readonly version: string }>>
  }
  const version = answer.remotes[remote]?.version
  if (version === undefined) throw new Error(`${remote} is not live at ${url}`)
  return version
}
