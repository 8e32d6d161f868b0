import { node } from '../tooling/jest/node.mjs'

export default node(import.meta.url, {
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
})
