import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '../../platform/s3-settings'
import { installationOf } from '../../testing/installation'
import { checkFiles, tryBucket } from './files'

let folder: string
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'within-reach-doctor-'))))
afterAll(() => rm(folder, { recursive: true }))

describe('a folder', () => {
  const check = async (filesDir: string) => (await checkFiles(installationOf({ FILES_DIR: filesDir })))[0]

  it('that works is sound, and stays as it was', async () => {
    expect(await check(folder)).toMatchObject({
      level: 'ok',
      text: expect.stringContaining('stores, returns and deletes'),
    })
    expect(await readdir(folder)).toEqual([])
  })

  it('that does not exist yet is created by the start', async () => {
    expect(await check(path.join(folder, 'new'))).toMatchObject({ level: 'ok' })
    expect(await readdir(folder)).toEqual([])
  })

  it('that is a file is found', async () => {
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    expect(await check(file)).toMatchObject({
      level: 'error',
      text: expect.stringContaining('does not work: ENOTDIR'),
    })
    await rm(file)
  })
})

describe('a bucket', () => {
  let server: S3rver
  let settings: S3Settings
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'within-reach-doctor-'))
    const configureBuckets = [{ name: 'pictures', configs: [] }]
    server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
    const { port } = (await server.run()) as AddressInfo
    const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
    settings = { url: `http://127.0.0.1:${port}`, bucket: 'pictures', region: 'us-east-1', ...keys }
  })
  afterAll(async () => {
    await server.close()
    await rm(directory, { recursive: true })
  })

  it('that works is sound, and keeps nothing', async () => {
    expect(await tryBucket(settings)).toMatchObject({ level: 'ok' })
    const files = await readdir(directory, { recursive: true })
    expect(files.filter((name) => name.includes('.pdf'))).toEqual([])
  })

  it('that does not exist is found', async () => {
    expect(await tryBucket({ ...settings, bucket: 'nowhere' })).toMatchObject({
      level: 'error',
      text: expect.stringContaining('There is no bucket nowhere'),
    })
  })

  it('with another key is found', async () => {
    expect(await tryBucket({ ...settings, accessKeyId: 'somebody' })).toMatchObject({
      level: 'error',
      text: expect.stringContaining('does not accept the keys'),
    })
  })

  it('at an address where nothing listens is found', async () => {
    expect(await tryBucket({ ...settings, url: 'http://127.0.0.1:1' })).toMatchObject({
      level: 'error',
      text: expect.stringContaining('does not work'),
    })
  })
})
