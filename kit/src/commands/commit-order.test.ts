import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isOlderThan } from './commit-order'

let folder: string
let repository: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kit-commits-'))
  repository = path.join(folder, 'own')
  git('init', '--quiet', repository)
})
afterEach(() => rm(folder, { recursive: true }))

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Mina Kim', '-c', 'user.email=mina@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  }).trim()
const inOwn = (...args: readonly string[]): string => git('-C', repository, ...args)

/** @returns the hash of a new commit */
function commit(subject: string): string {
  inOwn('commit', '--quiet', '--allow-empty', '--message', subject)
  return inOwn('rev-parse', 'HEAD')
}

it('a commit is older than those that contain it, and than no other', async () => {
  const first = commit('Show prices')
  const second = commit('Show dates')
  const third = commit('Revert "Show dates"')
  inOwn('checkout', '--quiet', second)
  expect(await isOlderThan(repository, third)).toBe(true)
  expect(await isOlderThan(repository, second)).toBe(false)
  expect(await isOlderThan(repository, first)).toBe(false)
  const beside = commit('Correct a price')
  inOwn('checkout', '--quiet', third)
  expect(await isOlderThan(repository, beside)).toBe(false)
})

it('a commit that the clone lacks is fetched', async () => {
  const first = commit('Show prices')
  const clone = path.join(folder, 'clone')
  git('clone', '--quiet', repository, clone)
  const second = commit('Show dates')
  expect(await isOlderThan(clone, second)).toBe(true)
  expect(git('-C', clone, 'rev-parse', 'HEAD')).toBe(first)
})

it('says nothing about a commit that cannot be found, and outside of a repository', async () => {
  commit('Show prices')
  expect(await isOlderThan(repository, '0'.repeat(40))).toBeUndefined()
  expect(await isOlderThan(folder, inOwn('rev-parse', 'HEAD'))).toBeUndefined()
})
