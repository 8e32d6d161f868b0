import { fileURLToPath } from 'node:url'
import { browserSettings } from './browser-settings.mjs'

export { browserSettings, transformWith } from './browser-settings.mjs'

/**
 * Jest for a remote in a repository of its own.
 * @param {string} configUrl the `import.meta.url` of the remote's jest.config.mjs
 * @param {import('jest').Config} [own] the remote's own settings
 * @returns {import('jest').Config}
 */
export function remoteTests(configUrl, own = {}) {
  // Dates for people are in the time zone of the machine. Jest's workers inherit this one.
  process.env.TZ = 'UTC'
  const settings = browserSettings()
  return {
    ...settings,
    rootDir: fileURLToPath(new URL('.', configUrl)),
    testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
    moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'cjs', 'mjs', 'json', 'node'],
    // Jest runs CommonJS, and these packages are ES modules. pnpm keeps a package at
    // node_modules/.pnpm/<name>@<version>/node_modules/<name>: only the last part counts.
    transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/)(?!@within-reach/)'],
    restoreMocks: true,
    ...own,
    setupFilesAfterEnv: [...settings.setupFilesAfterEnv, ...(own.setupFilesAfterEnv ?? [])],
  }
}
