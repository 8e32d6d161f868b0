import { execFile } from 'node:child_process'

/** The time limit of a git command, in milliseconds. One of them may ask the repository's server. */
const timeLimit = 60_000

/**
 * Whether the commit that is checked out is older than another one, which then contains it. A commit that reverts another one is newer.
 * @param folder a folder of the repository
 * @param commit the full hash of the other commit; one that the clone lacks is fetched
 * @returns undefined without git, outside of a repository, and if the other commit cannot be found
 */
export async function isOlderThan(folder: string, commit: string): Promise<boolean | undefined> {
  const found = ['cat-file', '-e', `${commit}^{commit}`]
  if ((await git(folder, found)) !== 0) await git(folder, ['fetch', '--quiet', 'origin', commit])
  if ((await git(folder, found)) !== 0) return undefined
  const [contained, same] = await Promise.all([
    git(folder, ['merge-base', '--is-ancestor', 'HEAD', commit]),
    git(folder, ['merge-base', '--is-ancestor', commit, 'HEAD']),
  ])
  if (contained === 0) return same !== 0
  return contained === 1 ? false : undefined
}

/** @returns the exit code of a git command; undefined if it was not run or not ended */
const git = (folder: string, args: readonly string[]): Promise<number | undefined> =>
  new Promise((resolve) => {
    // A server that asks for a password would wait for ever.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
    execFile('git', args, { cwd: folder, timeout: timeLimit, env }, (error) => {
      if (error === null) return resolve(0)
      resolve(typeof error.code === 'number' ? error.code : undefined)
    })
  })
