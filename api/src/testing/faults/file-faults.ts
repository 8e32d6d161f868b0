import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { posting } from '@within-reach/contract'
import sharp from 'sharp'
import type { TestApi } from '../api'
import { startBucket } from '../bucket'
import { breakApi, type Fault, reads } from './fault'

const run = promisify(execFile)

/** Six posts with a picture, which a store that fails five times in a row no longer gets, and reads. They may fail. */
async function uploadsAndReads(api: TestApi): Promise<void> {
  const name = `ana${Date.now()}`
  const { api_token: token } = await api.signUp(name)
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const ad = { type: 'fr', region: 'Others', specificLocation: 'x', subject: 'x', description: 'x' }
  for (let n = 0; n < 6; n++) await api.call(posting, ad, { token, files: [{ name: 'a.png', bytes }] })
  await reads(api.url)
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-fault-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A small disk. */
async function withDisk<T>(work: (folder: string) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'within-reach-test', folder])
    try {
      return await work(folder)
    } finally {
      await run('umount', ['--lazy', folder])
    }
  })
}

async function fill(folder: string): Promise<void> {
  const file = path.join(folder, 'filler')
  for (const bytes of [1024 * 1024, 4096])
    for (let isFull = false; !isFull;)
      isFull = await appendFile(file, Buffer.alloc(bytes)).then(
        () => false,
        () => true,
      )
}

export const fileFaults: readonly Fault[] = [
  {
    alert: 'FileStoreFailing',
    fault: 'the S3-compatible store is unreachable',
    produce: () =>
      withFolder(async (folder) => {
        const bucket = await startBucket(folder)
        const { url, bucket: name, accessKeyId, secretAccessKey } = bucket.settings
        let stopped = false
        const stop = async () => {
          if (!stopped) await bucket.stop()
          stopped = true
        }
        const settings = {
          S3_URL: url,
          S3_BUCKET: name,
          S3_ACCESS_KEY_ID: accessKeyId,
          S3_SECRET_ACCESS_KEY: secretAccessKey,
        }
        try {
          return await breakApi(
            { settings },
            {
              healthy: uploadsAndReads,
              async broken(api) {
                await stop()
                await uploadsAndReads(api)
              },
            },
          )
        } finally {
          await stop()
        }
      }),
  },
  {
    alert: 'FileStoreFailing',
    fault: 'nothing can be written to FILES_DIR',
    produce: () =>
      withFolder((folder) => {
        const files = path.join(folder, 'files')
        return breakApi(
          { settings: { FILES_DIR: files } },
          {
            healthy: uploadsAndReads,
            async broken(api) {
              await rm(files, { recursive: true })
              await writeFile(files, '')
              await uploadsAndReads(api)
            },
          },
        )
      }),
  },
  {
    alert: 'DiskFilling',
    fault: 'the disk of DATA_DIR is full',
    asRoot: true,
    ownDisk: true,
    produce: () =>
      withDisk((folder) =>
        breakApi(
          { settings: { DATA_DIR: folder } },
          {
            healthy: uploadsAndReads,
            async broken(api) {
              await fill(folder)
              await uploadsAndReads(api)
            },
          },
        ),
      ),
  },
]
