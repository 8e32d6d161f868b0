import type { Readable } from 'node:stream'
import type { S3Settings } from '../settings'
import { type FileStore, isKey, typeOfKey } from './store'

/** How long the store may take to be reached, and to answer, in milliseconds. */
const patience = { connectionTimeout: 5000, requestTimeout: 30_000, throwOnRequestTimeout: true }

/**
 * Keeps files in a bucket of an S3-compatible store. The credentials need to read, write, delete and list: where a
 * store may not list, it answers for a file that is not there as if it were forbidden.
 */
export function s3Store(settings: S3Settings): FileStore {
  const opened = openClient(settings)
  const { bucket } = settings
  return {
    async put(key, bytes, type) {
      const { sdk, client } = await opened
      await client.send(
        new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: type }),
      )
    },
    async open(key) {
      const { sdk, client } = await opened
      try {
        const found = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }))
        if (found.ContentLength === undefined) throw new Error('the file store told no length')
        return { stream: found.Body as Readable, type: typeOfKey(key), size: found.ContentLength }
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return undefined
        throw error
      }
    },
    async remove(keys) {
      if (keys.length === 0) return
      const { sdk, client } = await opened
      const Objects = keys.map((Key) => ({ Key }))
      const { Errors = [] } = await client.send(
        new sdk.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      )
      // The answer as a whole is a success even where single files stayed.
      if (Errors.length > 0) throw new Error(`the file store kept ${Errors.length} files: ${Errors[0]?.Code}`)
    },
    async *list() {
      const { sdk, client } = await opened
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key: key = '', LastModified } of page.Contents ?? [])
          if (isKey(key) && LastModified) yield { key, changedAt: LastModified.getTime() }
      }
    },
    close: () => void opened.then(({ client }) => client.destroy()),
  }
}

/** The SDK takes a quarter of a second and 22 MB to load, which a site without a bucket does not spend. */
async function openClient({ url, region, accessKeyId, secretAccessKey }: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint: url,
    region,
    // Bucket names as part of the path work with every compatible store.
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Not every compatible store knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: patience,
  })
  return { sdk, client }
}
