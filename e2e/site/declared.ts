import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Pages, Route } from './routes'
import { repository } from './team'

/** A page as its package declares it. */
interface DeclaredPage {
  readonly owner: string
  readonly path: string
  /** The reason if its HTML shows a skeleton. Absent if the build prerenders it. */
  readonly skeleton?: string
}

/** Reads the declared pages of the shell and of all remotes. */
async function readDeclared(): Promise<readonly DeclaredPage[]> {
  const command = ['--import', 'tsx/esm', 'tooling/src/commands/list-pages.ts']
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: repository })
  return JSON.parse(stdout) as DeclaredPage[]
}

/** Cached, since they do not change during a run. */
let declared: ReturnType<typeof readDeclared> | undefined

/** Pages that redirect a member. */
const forVisitors = new Set(['/mobilemenu', '/login', '/signup'])

/** The routes whose pages the build prerenders: those whose declarations give no reason to show a skeleton. */
export async function prerenderedOf(routes: readonly Route[]): Promise<readonly Route[]> {
  declared ??= readDeclared()
  const skeletons = new Set((await declared).flatMap(({ path, skeleton }) => (skeleton ? [path] : [])))
  return routes.filter(([address]) => !skeletons.has(address.split('?')[0] ?? ''))
}

/** The routes of a package whose pages the build prerenders and that do not redirect a member. */
export const prerenderedForMembers = ({ open, members }: Pages): Promise<readonly Route[]> =>
  prerenderedOf([...open, ...members].filter(([address]) => !forVisitors.has(address)))
