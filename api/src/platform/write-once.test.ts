import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeOnce } from './write-once'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-once-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('gives everyone the content of the first writer, and leaves no other file', async () => {
  const file = path.join(folder, 'secret')
  let made = 0
  const all = await Promise.all(
    Array.from({ length: 8 }, () => writeOnce(file, () => `secret ${made++}`, 0o600)),
  )
  expect(new Set(all)).toEqual(new Set([all[0]]))
  expect(await writeOnce(file, () => 'another one')).toBe(all[0])
  expect(await readdir(folder)).toEqual(['secret'])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('keeps an empty file, and fails if none can be created', async () => {
  await writeFile(path.join(folder, 'empty'), '')
  expect(await writeOnce(path.join(folder, 'empty'), () => 'text')).toBe('')
  await expect(writeOnce(path.join(folder, 'gone', 'file'), () => 'text')).rejects.toThrow('ENOENT')
})
