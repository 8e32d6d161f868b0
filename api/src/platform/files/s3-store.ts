import type { Readable } from 'node:stream'
import { DeleteObjectsCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../settings'
import { type FileStore, typeOfKey } from './store'

/** Keeps files in a bucket of an S3-compatible store. */
export function s3Store({ url, bucket, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new S3Client({
    endpoint: url,
    region,
    // Bucket names as part of the path work with every compatible store.
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async put(key, bytes, type) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: type }))
    },
    async open(key) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return { stream: found.Body as Readable, type: typeOfKey(key), size: found.ContentLength ?? 0 }
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined
        throw error
      }
    },
    async remove(keys) {
      if (keys.length === 0) return
      const Objects = keys.map((Key) => ({ Key }))
      await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }))
    },
  }
}
