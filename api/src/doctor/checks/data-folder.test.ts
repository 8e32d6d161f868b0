import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installationOf } from '../../testing/installation'
import { checkDataFolder, describeUnusable, ofOwner } from './data-folder'

let dataDir: string
beforeEach(async () => (dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-doctor-'))))
afterEach(() => rm(dataDir, { recursive: true }))

const check = (folder = dataDir) => checkDataFolder(installationOf({ DATA_DIR: folder }))
const writeToken = (mode: number) => writeFile(path.join(dataDir, 'reach-token'), 'wr_secret', { mode })

it('a writable folder with a private token is sound', async () => {
  await writeToken(0o600)
  expect(await check()).toMatchObject([{ level: 'ok' }])
})

it('a folder that does not exist yet is created by the first start, and not by the check', async () => {
  const folder = path.join(dataDir, 'new', 'data')
  expect(await check(folder)).toMatchObject([
    { level: 'ok', text: expect.stringContaining('does not exist yet') },
  ])
  await expect(stat(path.dirname(folder))).rejects.toThrow('ENOENT')
})

it('a file in its place is found', async () => {
  const file = path.join(dataDir, 'file')
  await writeFile(file, '')
  for (const folder of [file, path.join(file, 'data')])
    expect(await check(folder)).toMatchObject([
      { level: 'error', text: expect.stringContaining('there is a file') },
    ])
})

// Root may write everywhere, so the test does not ask the file system.
it('a folder that this user may not write is an error', () => {
  expect(describeUnusable('/srv/data', true)).toMatchObject({
    level: 'error',
    text: '/srv/data is not writable for this user.',
  })
})

it('a folder of another user is found, because that user decides what the service may do', () => {
  expect(ofOwner('/srv/data', 1001, 0)).toMatchObject([
    { level: 'warning', text: expect.stringContaining('belongs to user 1001') },
  ])
  expect(ofOwner('/srv/data', 1001, 1001)).toEqual([])
  expect(ofOwner('/srv/data', 0, undefined)).toEqual([])
})

it('a folder that everybody may change is found', async () => {
  await chmod(dataDir, 0o777)
  expect(await check()).toMatchObject([{ level: 'warning', advice: `Run: chmod o-w ${dataDir}` }])
})

it('a token that others may read is found', async () => {
  await writeToken(0o644)
  expect(await check()).toMatchObject([{ level: 'warning', text: expect.stringContaining('may read') }])
})

it('a token that is missing after a start is found', async () => {
  expect(await check()).toMatchObject([{ level: 'ok' }])
  await mkdir(path.join(dataDir, 'mail'))
  expect(await check()).toMatchObject([{ level: 'warning', text: expect.stringContaining('is missing') }])
})
