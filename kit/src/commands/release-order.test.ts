import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allOpen, type Live, type Origin } from '@within-reach/contract'
import { demandNewest } from './release-order'

let root: string
let older: string
let newer: string
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kit-release-'))
  git('init', '--quiet')
  older = commit('Show prices')
  newer = commit('Show dates')
})
afterAll(() => rm(root, { recursive: true }))

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Mina Kim', '-c', 'user.email=mina@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  }).trim()

/** @returns the hash of a new commit */
function commit(subject: string): string {
  git('commit', '--quiet', '--allow-empty', '--message', subject)
  return git('rev-parse', 'HEAD')
}

const originAt = (hash: string): Origin => ({
  commit: hash,
  clean: true,
  author: 'Mina Kim',
  at: '2026-11-21T10:00:00.000Z',
  subject: 'A change',
})
const live = (more: Partial<Live> = {}): Live => ({
  enabled: true,
  current: '0.2.0',
  regions: allOpen,
  planned: [],
  ...more,
})

/** Releases 0.1.0 of a commit. @returns what was complained of */
async function demandAt(checkedOut: string, found: Parameters<typeof demandNewest>[1]): Promise<string> {
  git('checkout', '--quiet', checkedOut)
  let complained = ''
  const release = { root, remote: 'mfe-events', version: '0.1.0' }
  await demandNewest(release, found, (text) => void (complained += text))
  return complained
}

it('a version of an older commit than the current one is refused, with the way back', async () => {
  const refused = demandAt(older, { live: live(), origins: { '0.2.0': originAt(newer) } })
  await expect(refused).rejects.toMatchObject({
    ending: 'refused',
    message:
      `mfe-events@0.1.0 is not released, because visitors get 0.2.0 of the newer commit ${newer.slice(0, 7)}. ` +
      'To go back to this version, run "kit promote @0.1.0".',
  })
})

it('so is one of an older commit than the canary', async () => {
  const canary = { version: '0.3.0', percent: 5, since: '2026-11-21T10:00:00.000Z' }
  const origins = { '0.2.0': originAt(older), '0.3.0': originAt(newer) }
  await expect(demandAt(older, { live: live({ canary }), origins })).rejects.toMatchObject({
    message: expect.stringContaining('visitors get 0.3.0'),
  })
})

it('a version of a newer commit, or where nothing is live, is not refused', async () => {
  expect(await demandAt(newer, { live: live(), origins: { '0.2.0': originAt(older) } })).toBe('')
  expect(await demandAt(older, { live: live() })).toBe('')
  expect(await demandAt(older, undefined)).toBe('')
})

it('a live version whose commit is unknown does not stop it, and is named', async () => {
  const origins = { '0.2.0': originAt('0'.repeat(40)) }
  expect(await demandAt(older, { live: live(), origins })).toBe(
    'Whether 0.2.0 is newer is not known: its commit 0000000 is not in this repository.\n',
  )
})
