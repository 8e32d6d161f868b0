import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repository } from '../site'
import type { DeclaredRoute } from './addresses'

/** The pages that the sources of the shell and of all remotes declare. */
export async function listedPages(): Promise<readonly DeclaredRoute[]> {
  const command = ['--import', 'tsx/esm', 'tooling/src/commands/list-pages.ts']
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: repository })
  return JSON.parse(stdout) as readonly DeclaredRoute[]
}
