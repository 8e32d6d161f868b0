import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import S3rver from 's3rver'
import { DUMMY_ACCOUNT as account } from 's3rver/lib/models/account'
import type { S3Settings } from '../platform/s3-settings'

/** A bucket of an S3-compatible store on this machine. */
export interface Bucket {
  readonly settings: S3Settings
  /** Makes a further key pair valid. */
  createKeys(): Pick<S3Settings, 'accessKeyId' | 'secretAccessKey'>
  /** Makes a key pair invalid. */
  deleteKeys(accessKeyId: string): void
  stop(): Promise<void>
}

/**
 * Starts a store that refuses keys that it does not know. It checks no signature.
 * @param directory the folder of its files
 */
export async function startBucket(directory: string): Promise<Bucket> {
  const configureBuckets = [{ name: 'pictures', configs: [] }]
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = (await server.run()) as AddressInfo
  const createKeys = () => {
    const [accessKeyId, secretAccessKey] = [randomUUID(), randomUUID()]
    account.createKeyPair(accessKeyId, secretAccessKey)
    return { accessKeyId, secretAccessKey }
  }
  return {
    settings: {
      url: `http://127.0.0.1:${port}`,
      bucket: 'pictures',
      region: 'us-east-1',
      ...createKeys(),
    },
    createKeys,
    deleteKeys: (accessKeyId) => account.revokeAccessKey(accessKeyId),
    stop: () => server.close(),
  }
}
