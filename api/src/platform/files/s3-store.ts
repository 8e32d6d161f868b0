import type { Readable } from 'node:stream'
import type { S3Settings } from '../s3-settings'
import { openS3, type S3Timeouts } from './s3-client'
import { type FileStore, typeOfKey } from './store'

/**
 * Stores files in a bucket of an S3-compatible store. The credentials need the rights to read, write, delete and list:
 * without list, a store answers 403 for a missing file.
 */
export function s3Store(settings: S3Settings, timeouts?: S3Timeouts): FileStore {
  const opened = openS3(settings, timeouts)
  const { bucket } = settings
  return {
    async put(key, bytes, type) {
      const { sdk, send } = await opened
      await send(new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: type }))
    },
    async open(key) {
      const { sdk, send } = await opened
      try {
        const found = await send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }))
        if (found.ContentLength === undefined) throw new Error('the file store sent no length')
        return { stream: found.Body as Readable, type: typeOfKey(key), size: found.ContentLength }
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return undefined
        throw error
      }
    },
    async remove(keys) {
      if (keys.length === 0) return
      const { sdk, send } = await opened
      const Objects = keys.map((Key) => ({ Key }))
      const { Errors = [] } = await send(
        new sdk.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      )
      // The answer as a whole is a success even if single files could not be deleted.
      if (Errors.length > 0)
        throw new Error(`the file store did not delete ${Errors.length} files: ${Errors[0]?.Code}`)
    },
    async isUp() {
      const { sdk, send, isUp } = await opened
      // The circuit closes only after a request, and a quiet site sends none.
      if (!isUp()) await send(new sdk.HeadBucketCommand({ Bucket: bucket })).catch(() => {})
      return isUp()
    },
    close: () => void opened.then(({ client }) => client.destroy()),
  }
}
