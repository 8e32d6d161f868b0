import { startCluster } from './cluster'

declare global {
  // Jest runs setup and teardown in one process, and each test file in another.
  var stopTestCluster: (() => Promise<void>) | undefined
}

export default async function setup(): Promise<void> {
  const { url, stop } = await startCluster()
  process.env.TEST_DATABASE_SERVER = url
  globalThis.stopTestCluster = stop
}
