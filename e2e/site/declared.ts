import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Route } from './routes'
import { repository } from './team'

/** A page as its package declares it. */
interface DeclaredPage {
  readonly owner: string
  readonly path: string
  /** Why its HTML shows a skeleton. Absent if the build draws it. */
  readonly skeleton?: string
}

/** The declared pages of the shell and of all remotes. */
async function readDeclared(): Promise<readonly DeclaredPage[]> {
  const command = ['--import', 'tsx/esm', 'tooling/src/commands/list-pages.ts']
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: repository })
  return JSON.parse(stdout) as DeclaredPage[]
}

/** The routes whose pages the build draws: those whose declarations give no reason to show a skeleton. */
export async function drawnOf(routes: readonly Route[]): Promise<readonly Route[]> {
  const excused = new Set((await readDeclared()).flatMap(({ path, skeleton }) => (skeleton ? [path] : [])))
  return routes.filter(([address]) => !excused.has(address.split('?')[0] ?? ''))
}
