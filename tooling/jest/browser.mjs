import { createRequire } from 'node:module'
import { inThisFolder, preset, packageOf, transformWith } from './preset.mjs'

const require = createRequire(import.meta.url)

/** Messages stay in the code here, so that tests see the English ones without a catalogue. */
const lingui = require.resolve('@lingui/swc-plugin')

/**
 * Jest for a package that runs in a browser: jsdom with its missing features, jest-dom's matchers, and CSS modules
 * whose class names are the names in the source.
 * @param {string} configUrl the `import.meta.url` of the package's jest.config.mjs
 * @param {import('jest').Config} [own] the package's own settings
 * @returns {import('jest').Config}
 */
export function browser(configUrl, own = {}) {
  return preset(packageOf(configUrl), {
    transform: transformWith([[lingui, { useLinguiV5IdGeneration: true }]]),
    testEnvironment: inThisFolder('browser-environment.mjs'),
    testEnvironmentOptions: { url: 'http://localhost/', pretendToBeVisual: true },
    moduleNameMapper: {
      '^rxjs$': inThisFolder('rxjs.cjs'),
      '^aria-query$': inThisFolder('aria-query.cjs'),
      '^@testing-library/dom$': inThisFolder('testing-library.cjs'),
      '\\.module\\.css$': inThisFolder('class-names.cjs'),
      '\\.po$': inThisFolder('no-catalog.cjs'),
      '\\.css$': inThisFolder('empty.cjs'),
      '\\.(svg|png|jpg|webp|avif|woff2|mp4|webm)$': inThisFolder('file-address.cjs'),
    },
    ...own,
    setupFilesAfterEnv: [inThisFolder('browser-setup.ts'), ...(own.setupFilesAfterEnv ?? [])],
  })
}
