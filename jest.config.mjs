import { foldersWith } from './tooling/bootstrap/remotes.mjs'

export default {
  /** Every package with unit tests is one Jest project under its own name: `npx jest --selectProjects shell`. */
  projects: foldersWith('jest.config.mjs').map((packageName) => `<rootDir>/${packageName}`),
  testSequencer: '<rootDir>/tooling/jest/longest-first.mjs',
  /**
   * In milliseconds. A busy machine may need more than Jest's 500 to free a worker's memory. A worker that is kept open is still
   * reported, only later.
   */
  workerGracefulExitTimeout: 20_000,
  /** In bytes. A worker of many test files grows, and would die at the 4 GB that Node allows; beyond this, it is replaced. */
  workerIdleMemoryLimit: 3_000_000_000,
}
