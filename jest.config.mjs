import { foldersWith } from './tooling/bootstrap/remotes.mjs'

export default {
  /** Every package with unit tests is one Jest project under its own name: `npx jest --selectProjects shell`. */
  projects: foldersWith('jest.config.mjs').map((packageName) => `<rootDir>/${packageName}`),
  /**
   * In milliseconds. A worker's event loop ends at once, but a busy machine may need more than Jest's 500 to free a gigabyte. A worker
   * that something keeps open is still reported, only later.
   */
  workerGracefulExitTimeout: 20_000,
}
