import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformWith } from '@within-reach/kit/jest'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')

/** Packages that ship only ES modules. Jest runs CommonJS, so these are compiled like our own sources. */
const esModulesOnly = [
  'content-disposition',
  'cookie',
  // htmlparser2 and what it imports.
  ...['htmlparser2', 'dom-serializer', 'domelementtype', 'domhandler', 'domutils', 'entities'],
  // age-encryption and what it imports.
  ...[
    'age-encryption',
    '@noble/ciphers',
    '@noble/curves',
    '@noble/hashes',
    '@noble/post-quantum',
    '@scure/base',
  ],
  // openid-client and what it imports.
  ...['openid-client', 'oauth4webapi', 'jose'],
  // CommonJS with dynamic imports, which Jest cannot run either.
  '@opentelemetry/otlp-exporter-base',
]

// Dates for people are in the time zone of the machine. Jest's workers inherit this one.
process.env.TZ = 'UTC'

/**
 * Built-in objects that no test replaces. A module has them as parameters: looking a global up in the context of a test file takes ten
 * times as long, which was half of the time of the simulations. With `Array` and `Object` here, parsers of passkeys fail.
 */
const builtIns = ['JSON', 'Map', 'Math', 'RegExp', 'String', 'WeakMap']

/**
 * Long tests, such as a simulation of many rounds, are in `*.full.test.ts`, beside a short version that runs with every
 * commit. TEST_SUITE=full runs those files and no others. TEST_SUITE=image runs `*.image.test.ts`, which installs a whole
 * Debian for the container image.
 */
const suite = process.env.TEST_SUITE || undefined
const kind = suite === undefined ? 'test' : `${suite}.test`

/**
 * The common settings of every package's Jest project.
 * @param {string} packageName the folder's name, also the project's display name
 * @param {import('jest').Config} own settings of the kind of package
 * @returns {import('jest').Config}
 */
export function preset(packageName, own) {
  return {
    displayName: packageName,
    // Not in the temporary folder, which npm test creates for each run.
    cacheDirectory: join(root, '.cache/jest'),
    rootDir: join(root, packageName),
    testMatch: [`<rootDir>/**/*.${kind}.ts`, `<rootDir>/**/*.${kind}.tsx`],
    testPathIgnorePatterns: [
      '/node_modules/',
      '/dist/',
      '/.data/',
      '/.cache/',
      ...(suite === undefined ? ['\\.(full|image)\\.test\\.'] : []),
    ],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
    moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
    transform: transformWith(),
    // pnpm keeps a package at node_modules/.pnpm/<name>@<version>/node_modules/<name>: only the last part counts.
    transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(?:${esModulesOnly.join('|')})/)`],
    sandboxInjectedGlobals: builtIns,
    // Removes the spies of each test, and restores the console guard.
    restoreMocks: true,
    ...own,
    setupFilesAfterEnv: [
      join(here, 'time-limit.ts'),
      join(here, 'console-guard.ts'),
      join(here, 'spec.ts'),
      ...(own.setupFilesAfterEnv ?? []),
    ],
  }
}

/** @param {string} file a file's name in this folder */
export const inThisFolder = (file) => join(here, file)

/** @param {string} configUrl the `import.meta.url` of a package's jest.config.mjs */
export const packageOf = (configUrl) => basename(fileURLToPath(new URL('.', configUrl)))
