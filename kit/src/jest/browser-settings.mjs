import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const here = fileURLToPath(new URL('.', import.meta.url))
const inThisFolder = (file) => join(here, file)

/** Messages stay in the code here, so that tests see the English ones without a catalogue. */
const lingui = require.resolve('@lingui/swc-plugin')

const compile = (tsx, plugins) => [
  require.resolve('@swc/jest'),
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins },
    },
  },
]

/**
 * How Jest compiles sources.
 * @param {readonly unknown[]} [plugins] of swc
 */
export const transformWith = (plugins = []) => ({
  '\\.[jt]sx$': compile(true, plugins),
  '\\.(ts|mts|js|mjs)$': compile(false, plugins),
})

/** A file of this folder that is TypeScript in the repository and compiled in the package. */
const compiledOrSource = (name) => [`${name}.ts`, `${name}.js`].map(inThisFolder).find(existsSync) ?? name

/**
 * Settings of Jest for code that runs in a browser: jsdom with its missing features, jest-dom's matchers, and CSS modules
 * whose class names are the names in the source.
 */
export const browserSettings = () => ({
  transform: transformWith([[lingui, { useLinguiV5IdGeneration: true }]]),
  testEnvironment: inThisFolder('environment.mjs'),
  testEnvironmentOptions: { url: 'http://localhost/', pretendToBeVisual: true },
  moduleNameMapper: {
    '\\.module\\.css$': inThisFolder('class-names.cjs'),
    '\\.po$': inThisFolder('no-catalog.cjs'),
    '\\.css$': inThisFolder('empty.cjs'),
    '\\.(svg|png|jpg|webp|avif|woff2|mp4|webm)$': inThisFolder('file-address.cjs'),
  },
  setupFilesAfterEnv: [compiledOrSource('setup')],
})
