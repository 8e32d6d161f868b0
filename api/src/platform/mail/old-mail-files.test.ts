import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { removeOldMailFiles } from './old-mail-files'

let folder: string
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'within-reach-mails-'))))
afterAll(() => rm(folder, { recursive: true }))

it('deletes mails that are a month old, and nothing else', async () => {
  const now = Date.now()
  const files = { 'old.eml': 31, 'cut-off.eml.half': 31, 'new.eml': 29, 'notes.txt': 31 }
  for (const [name, days] of Object.entries(files)) {
    const written = new Date(now - days * 24 * 60 * 60_000)
    await writeFile(path.join(folder, name), '')
    await utimes(path.join(folder, name), written, written)
  }
  expect(await removeOldMailFiles(folder, now)).toBe(2)
  expect((await readdir(folder)).sort()).toEqual(['new.eml', 'notes.txt'])
})

it('does nothing without a folder', async () => {
  expect(await removeOldMailFiles(path.join(folder, 'none'), Date.now())).toBe(0)
})
