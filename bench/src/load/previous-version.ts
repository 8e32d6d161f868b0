import { execFileSync } from 'node:child_process'
import { repository } from '../site'

const folder = 'api/migrations'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** The migrations of a commit, by name. */
export const migrationsOf = (commit: string): string[] =>
  git('ls-tree', '--name-only', commit, `${folder}/`).filter((name) => name.endsWith('.sql'))

/**
 * The newest commit before HEAD that lacks its newest migrations.
 * @throws Error if every earlier commit has other migrations than HEAD
 */
export function previousVersion(): string {
  const known = new Set(migrationsOf('HEAD'))
  for (const commit of git('rev-list', 'HEAD', '--', folder)) {
    const before = `${commit}^`
    const names = migrationsOf(before)
    if (names.length > 0 && names.length < known.size && names.every((name) => known.has(name)))
      return git('rev-parse', '--short=10', before)[0] ?? before
  }
  throw new Error('No earlier commit has a part of the migrations: name one with --from.')
}
