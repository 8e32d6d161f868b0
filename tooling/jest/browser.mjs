import { browserSettings } from '@within-reach/kit/jest'
import { inThisFolder, preset, packageOf } from './preset.mjs'

/**
 * Jest for a package that runs in a browser: the settings of a remote's tests, and modules that are loaded once for all
 * test files.
 * @param {string} configUrl the `import.meta.url` of the package's jest.config.mjs
 * @param {import('jest').Config} [own] the package's own settings
 * @returns {import('jest').Config}
 */
export function browser(configUrl, own = {}) {
  const settings = browserSettings()
  return preset(packageOf(configUrl), {
    ...settings,
    testEnvironment: inThisFolder('browser-environment.mjs'),
    moduleNameMapper: {
      '^rxjs$': inThisFolder('rxjs.cjs'),
      '^aria-query$': inThisFolder('aria-query.cjs'),
      '^@testing-library/dom$': inThisFolder('testing-library.cjs'),
      ...settings.moduleNameMapper,
    },
    ...own,
    setupFilesAfterEnv: [...settings.setupFilesAfterEnv, ...(own.setupFilesAfterEnv ?? [])],
  })
}
