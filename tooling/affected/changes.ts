import { execFileSync } from 'node:child_process'
import { repository } from '../bootstrap/paths.mjs'

/** Names the argument of the command line to correct. */
export class UnknownCommit extends Error {}

/**
 * The files that changed since this branch left another: committed, uncommitted, untracked and deleted ones.
 * @param commit a commit, branch or tag
 * @returns paths below the repository, with `/`
 * @throws UnknownCommit if git does not know it, or if it has no common ancestor
 */
export function changedSince(commit: string, folder = repository): string[] {
  const base = mergeBaseOf(commit, folder)
  const tracked = lines(git(folder, 'diff', '--name-only', '--no-renames', '-z', base, '--'))
  const untracked = lines(git(folder, 'ls-files', '--others', '--exclude-standard', '-z'))
  return [...new Set([...tracked, ...untracked])].sort()
}

function mergeBaseOf(commit: string, folder: string): string {
  try {
    return git(folder, 'merge-base', '--end-of-options', commit, 'HEAD').trim()
  } catch {
    throw new UnknownCommit(
      `git does not know "${commit}", or it shares no history with this branch: use a commit, branch or tag.`,
    )
  }
}

/**
 * @param packages names
 * @returns all their files, except those that git ignores
 */
export const filesOf = (packages: readonly string[], folder = repository): string[] =>
  lines(git(folder, 'ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...packages))

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  })

const lines = (text: string): string[] => text.split('\0').filter(Boolean)
