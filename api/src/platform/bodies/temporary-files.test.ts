import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { openTemporaryFiles } from './temporary-files'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-incoming-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('keeps a file on disk until it is deleted', async () => {
  const files = await openTemporaryFiles(folder)
  const pieces: number[] = []
  const content = Readable.from([Buffer.from('one '), Buffer.from('two')])
  const file = await files.write(content, (bytes) => pieces.push(bytes))
  expect([await readFile(file.path, 'utf8'), file.size, pieces]).toEqual(['one two', 7, [4, 3]])
  await files.remove([file])
  expect(await readdir(folder)).toEqual([])
})

it('deletes a file that ends early, or that is one too many', async () => {
  const files = await openTemporaryFiles(folder)
  const broken = Readable.from(
    (function* () {
      yield Buffer.from('half')
      throw new Error('gone')
    })(),
  )
  await expect(files.write(broken, () => {})).rejects.toThrow('gone')
  const refuse = () => {
    throw new Error('too much')
  }
  await expect(files.write(Readable.from([Buffer.from('x')]), refuse)).rejects.toThrow('too much')
  expect(await readdir(folder)).toEqual([])
})

it('deletes what an earlier process left, but not the files of another running one', async () => {
  const longAgo = new Date(Date.now() - 16 * 60_000)
  for (const name of ['old', 'new']) await writeFile(path.join(folder, name), 'x')
  await utimes(path.join(folder, 'old'), longAgo, longAgo)
  await openTemporaryFiles(folder)
  expect(await readdir(folder)).toEqual(['new'])
})
