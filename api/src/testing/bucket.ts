import type { AddressInfo } from 'node:net'
import S3rver from 's3rver'
import type { S3Settings } from '../platform/settings'

/** A bucket of an S3-compatible store on this machine. */
export interface Bucket {
  readonly settings: S3Settings
  stop(): Promise<void>
}

/** @param directory the folder of its files */
export async function startBucket(directory: string): Promise<Bucket> {
  const configureBuckets = [{ name: 'pictures', configs: [] }]
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = (await server.run()) as AddressInfo
  return {
    settings: {
      url: `http://127.0.0.1:${port}`,
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: () => server.close(),
  }
}
