import type { Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../settings'
import { type FileStore, typeOfKey } from './store'

/** How long the store may take to be reached, and to answer, in milliseconds. */
const patience = { connectionTimeout: 5000, requestTimeout: 30_000, throwOnRequestTimeout: true }

/**
 * Keeps files in a bucket of an S3-compatible store. The credentials need to read, write, delete and list: where a
 * store may not list, it answers for a file that is not there as if it were forbidden.
 */
export function s3Store({ url, bucket, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new S3Client({
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
  return {
    async put(key, bytes, type) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: type }))
    },
    async open(key) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        if (found.ContentLength === undefined) throw new Error('the file store told no length')
        return { stream: found.Body as Readable, type: typeOfKey(key), size: found.ContentLength }
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(keys) {
      if (keys.length === 0) return
      const Objects = keys.map((Key) => ({ Key }))
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      )
      // The answer as a whole is a success even where single files stayed.
      if (Errors.length > 0) throw new Error(`the file store kept ${Errors.length} files: ${Errors[0]?.Code}`)
    },
    close: () => client.destroy(),
  }
}
