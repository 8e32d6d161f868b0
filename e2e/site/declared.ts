import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repository } from './team'

/** A page as its package declares it. */
export interface DeclaredPage {
  readonly owner: string
  readonly path: string
  /** Why its HTML shows a skeleton. Absent if the build draws it. */
  readonly skeleton?: string
}

/** The declared pages of the shell and of all remotes. */
export async function readDeclared(): Promise<readonly DeclaredPage[]> {
  const command = ['--import', 'tsx/esm', 'tooling/src/commands/list-pages.ts']
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: repository })
  return JSON.parse(stdout) as DeclaredPage[]
}
