import { node } from './jest/node.mjs'

export default node(import.meta.url, {
  globalSetup: '<rootDir>/testing/made-once/global-setup.ts',
  globalTeardown: '<rootDir>/testing/made-once/global-teardown.ts',
})
