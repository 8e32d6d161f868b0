import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { changedSince, filesOf, UnknownCommit } from './changes'

let folder: string
// Without the settings of the machine, such as signed commits.
const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder, env })
const write = (file: string, text = file) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
const commit = (...files: string[]) => {
  for (const file of files) write(file)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'a commit')
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'changes-')))
  git('init', '--quiet', '--initial-branch', 'main')
  write('.gitignore', 'ignored\n')
  commit('shell/a.ts', 'shell/gone.ts', 'shell/same.ts')
  git('switch', '--quiet', '--create', 'mine')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('changes are those of this branch: committed, uncommitted, untracked and deleted files', () => {
  commit('shell/committed.ts')
  git('switch', '--quiet', 'main')
  commit('shell/of-others.ts')
  git('switch', '--quiet', 'mine')
  write('shell/a.ts', 'changed')
  write('shell/한 글.ts')
  write('ignored')
  rmSync(path.join(folder, 'shell/gone.ts'))
  expect(changedSince('main', folder)).toEqual([
    'shell/a.ts',
    'shell/committed.ts',
    'shell/gone.ts',
    'shell/한 글.ts',
  ])
})

it.each(['mian', '--all'])('an unknown commit is reported: %s', (name) => {
  expect(() => changedSince(name, folder)).toThrow(UnknownCommit)
  expect(() => changedSince(name, folder)).toThrow(`git does not know "${name}"`)
})

it('a package has the files that git does not ignore', () => {
  write('shell/new.ts')
  write('api/a.ts')
  expect(filesOf(['shell'], folder).sort()).toEqual([
    'shell/a.ts',
    'shell/gone.ts',
    'shell/new.ts',
    'shell/same.ts',
  ])
})
