import { randomBytes } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describeS3Problem, type S3Failure } from '../../platform/files/s3-problem'
import { s3Store } from '../../platform/files/s3-store'
import type { S3Settings } from '../../platform/s3-settings'
import { type Check, error, type Finding, ok } from './finding'
import { nearestFolder } from './nearest-folder'

const content = Buffer.from('written by the doctor of Within Reach; delete it if you find it\n')

/** Whether the store of uploads works: writes a file, reads it, and deletes it again. */
export const checkFiles: Check = async ({ settings: { s3, filesDir } }) => [
  s3 ? await tryBucket(s3) : await tryFolder(filesDir),
]

/** @param deadline milliseconds per request */
export async function tryBucket(settings: S3Settings, deadline = 5000): Promise<Finding> {
  const { url, bucket } = settings
  const store = s3Store(settings, { deadline, rest: 1000 })
  const key = `${randomBytes(16).toString('base64url')}.pdf`
  let isStored = false
  try {
    await store.put(key, content, 'application/pdf')
    isStored = true
    const file = await store.open(key)
    const read = file && (await buffer(file.stream))
    await store.remove([key])
    isStored = false
    if (!read?.equals(content))
      return error(`The bucket ${bucket} did not return what was written to it.`, 'Look at the store itself.')
    return ok(`The bucket ${bucket} at ${url} stores, returns and deletes a file.`)
  } catch (failure) {
    const { text, advice } = describeS3Problem(failure as S3Failure, settings)
    return error(text, advice)
  } finally {
    if (isStored) await store.remove([key]).catch(() => {})
    store.close()
  }
}

async function tryFolder(folder: string): Promise<Finding> {
  if ((await nearestFolder(folder)) !== folder)
    return ok(`The folder of uploads ${folder} does not exist yet. The start creates it.`)
  const file = path.join(folder, `.doctor-${randomBytes(8).toString('hex')}`)
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    const read = await readFile(file)
    if (read.equals(content)) return ok(`The folder of uploads ${folder} stores, returns and deletes a file.`)
    return error(`The folder ${folder} did not return what was written to it.`, 'Look at the disk.')
  } catch (failure) {
    const { code, message } = failure as NodeJS.ErrnoException
    return error(
      `The folder of uploads ${folder} does not work: ${message}.`,
      code === 'ENOSPC'
        ? 'Free space on its disk.'
        : 'Give the user of the service the folder, or correct FILES_DIR.',
    )
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}
