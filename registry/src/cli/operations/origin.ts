import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { limits, Origin, withoutInvisible } from '@within-reach/contract'
import * as v from 'valibot'

/** The time limit of a git command, in milliseconds. */
const timeLimit = 10_000

/**
 * Finds the last commit that changed a remote's folder.
 * @param repository the folder that contains the remote's folder
 * @param remote that folder; `.` in a repository of one remote
 * @returns undefined without git, outside of a repository, and for a folder that was never committed
 */
export async function readOrigin(repository: string, remote: string): Promise<Origin | undefined> {
  const [logged, changes] = await Promise.all([
    git(repository, ['log', '-1', '--format=%H%x00%an%x00%aI%x00%s', '--', remote]),
    git(repository, ['status', '--porcelain']),
  ])
  const [commit = '', author = '', at = '', subject = ''] = (logged ?? '').trim().split('\0')
  if (commit === '' || changes === undefined || Number.isNaN(Date.parse(at))) return undefined
  const read = v.safeParse(Origin, {
    commit,
    clean: changes === '',
    author: line(withoutEmail(author), limits.author),
    at: new Date(at).toISOString(),
    subject: line(subject, limits.commitSubject),
  })
  return read.success ? read.output : undefined
}

/** The output of a git command; undefined if it failed. */
async function git(folder: string, args: readonly string[]): Promise<string | undefined> {
  const run = promisify(execFile)('git', args, { cwd: folder, timeout: timeLimit, maxBuffer: 64 * 1024 ** 2 })
  return run.then(
    ({ stdout }) => stdout,
    () => undefined,
  )
}

/** Some people's git knows only their email address. Its first part stays. */
const withoutEmail = (name: string): string => name.replaceAll(/@[^\s@]+\.\S+/g, '')

/** Removes what an origin must not contain, and shortens the rest. */
function line(text: string, most: number): string {
  const visible = withoutInvisible(text.normalize('NFC'))
  if (visible.length <= most) return visible
  // Half of a surrogate pair is no character.
  return `${visible.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
