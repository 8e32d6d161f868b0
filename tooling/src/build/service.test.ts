import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildService, commitOf } from './service'

let folder: string
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'within-reach-commit-'))))
afterEach(() => rm(folder, { recursive: true }))

it('names the commit of a checkout, and whether its files differ', async () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...words], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
  git('init', '--quiet')
  await writeFile(path.join(folder, 'file'), 'one')
  git('add', '.')
  git('commit', '--quiet', '--no-verify', '-m', 'first')
  const commit = git('rev-parse', '--short=10', 'HEAD')
  expect(await commitOf(folder)).toBe(commit)
  await writeFile(path.join(folder, 'file'), 'two')
  expect(await commitOf(folder)).toBe(`${commit}-dirty`)
})

it('names no commit without a checkout', async () => {
  expect(await commitOf(folder)).toBe('')
})

it('writes the commit into the service', async () => {
  const outfile = path.join(folder, 'server.cjs')
  await buildService({ outfile, commit: '0123456789' })
  expect(await readFile(outfile, 'utf8')).toContain('"0123456789"')
})
