import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readOrigin } from './origin'

let repository: string
beforeEach(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'registry-origin-'))
})
afterEach(() => rm(repository, { recursive: true }))

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Mina Kim', '-c', 'user.email=mina@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, GIT_AUTHOR_DATE: '2026-11-21T10:00:00+09:00', GIT_CONFIG_GLOBAL: '/dev/null' },
  }).trim()

/** Changes a file of a remote and commits it. @returns the hash of the commit */
async function commit(remote: string, subject: string, ...options: readonly string[]): Promise<string> {
  await mkdir(path.join(repository, remote), { recursive: true })
  await writeFile(path.join(repository, remote, 'a.ts'), subject)
  git('add', '--all')
  git(...options, 'commit', '--quiet', '--message', `${subject}\n\nThe reason.`)
  return git('rev-parse', 'HEAD')
}

describe('the origin of a version', () => {
  it('is the last commit that changed the folder of the remote', async () => {
    git('init', '--quiet')
    const hash = await commit('mfe-a', 'Show prices first')
    await commit('mfe-b', 'Something else')
    expect(await readOrigin(repository, 'mfe-a')).toEqual({
      commit: hash,
      clean: true,
      author: 'Mina Kim',
      at: '2026-11-21T01:00:00.000Z',
      subject: 'Show prices first',
    })
  })

  it('is the last commit of the repository, if it has only one remote', async () => {
    git('init', '--quiet')
    const hash = await commit('src', 'Show prices first')
    expect(await readOrigin(repository, '.')).toMatchObject({ commit: hash, clean: true })
  })

  it('says that there are changes besides the commit', async () => {
    git('init', '--quiet')
    await commit('mfe-a', 'Show prices first')
    await writeFile(path.join(repository, 'new.ts'), '')
    expect(await readOrigin(repository, 'mfe-a')).toMatchObject({ clean: false })
  })

  it('contains no email address, no invisible character and no long text', async () => {
    git('init', '--quiet')
    await commit('mfe-a', `A\u202eB${'c'.repeat(300)}`, '-c', 'user.name=mina@example.com')
    expect(await readOrigin(repository, 'mfe-a')).toMatchObject({
      author: 'mina',
      subject: `AB${'c'.repeat(197)}…`,
    })
  })

  it('is unknown outside of a repository, and for a folder that was never committed', async () => {
    expect(await readOrigin(repository, 'mfe-a')).toBeUndefined()
    git('init', '--quiet')
    expect(await readOrigin(repository, 'mfe-a')).toBeUndefined()
    await commit('mfe-b', 'Something else')
    expect(await readOrigin(repository, 'mfe-a')).toBeUndefined()
    expect(await readOrigin(path.join(repository, 'nowhere'), 'mfe-a')).toBeUndefined()
  })
})
