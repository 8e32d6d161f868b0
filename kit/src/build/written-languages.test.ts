import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writtenLanguages } from './written-languages'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'written-'))
  await mkdir(path.join(root, 'src/locales'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

it.each([
  [['en.po'], ['en']],
  [[], ['en']],
  [
    ['en.po', 'ko.po'],
    ['en', 'ko'],
  ],
  [
    ['vi.po', 'en.po', 'fr.po'],
    ['en', 'vi'],
  ],
])('a remote with %j is written in %j', async (files, expected) => {
  for (const file of files) await writeFile(path.join(root, 'src/locales', file), '')
  expect(writtenLanguages(root)).toEqual(expected)
})
