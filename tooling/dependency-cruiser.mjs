import { readFileSync } from 'node:fs'
import { features, mayImport } from './import-table.mjs'

const workspaces = Object.keys(mayImport)
const browserPackages = workspaces.filter((name) => /^(?:shell|runtime|shared-|mfe-|contract)/.test(name))
const anyOf = (names) => `(?:${names.join('|')})`
const escaped = (text) => text.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&')

/** A package's files in any node_modules. Its types count as itself. */
const packagePath = (names) => `node_modules/(?:@types/)?${anyOf(names.map(escaped))}/`

const anyPackage = '(?:^|/)node_modules/'
const isTest = '\\.test\\.tsx?$'
/** Files that a tool reads, not the package's own code. */
const isConfiguration = '^[^/]+/[^/]+\\.config\\.(?:ts|mjs)$'
const testLibraries = ['@testing-library', 'fast-check', 'msw']

/** The entry files of a package: the exports of its package.json. */
function entriesOf(packageName) {
  const manifest = new URL(`../${packageName}/package.json`, import.meta.url)
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.values(exports).map((file) => escaped(`${packageName}/${file.replace(/^\.\//, '')}`))
}

/** The core of shared-core depends on no framework. Each adapter has a folder of its own. */
const adapterPackages = {
  react: [
    '@lingui/core',
    '@lingui/react',
    '@tanstack/react-query',
    'rxjs',
    'react',
    'react-dom',
    'react-router-dom',
    'single-spa-react',
  ],
  // Types only: the build loads the declarations in Node.
  pages: ['react'],
  prerender: ['@lingui/core', '@lingui/react', 'rxjs', 'react', 'react-dom', 'react-router-dom'],
  forms: ['@lingui/core', '@lingui/react', 'valibot', 'react', 'react-hook-form'],
}
const adapters = `^shared-core/src/${anyOf(Object.keys(adapterPackages))}/`

const adapterRules = Object.entries(adapterPackages).map(([folder, packages]) => ({
  name: `shared-core-${folder}-packages`,
  comment: `Below shared-core/src/${folder} may be imported: ${packages.join(', ')}.`,
  severity: 'error',
  from: { path: `^shared-core/src/${folder}/`, pathNot: isTest },
  to: { path: anyPackage, pathNot: packagePath(packages) },
}))

const tableRules = Object.entries(mayImport).flatMap(([packageName, { workspaces: allowed, packages }]) => [
  {
    name: `${packageName}-workspaces`,
    comment: `${packageName} may import ${allowed.join(', ') || 'no other package'}.`,
    severity: 'error',
    from: { path: `^${packageName}/`, pathNot: isConfiguration },
    to: {
      path: `^${anyOf(workspaces.filter((other) => other !== packageName && !allowed.includes(other)))}/`,
    },
  },
  ...(packages
    ? [
        {
          name: `${packageName}-packages`,
          comment: `${packageName} may import ${packages.join(', ')} and no other installed package.`,
          severity: 'error',
          from: {
            path: `^${packageName}/`,
            pathNot: [
              isTest,
              '/testing/',
              isConfiguration,
              ...(packageName === 'shared-core' ? [adapters] : []),
            ],
          },
          to: { path: anyPackage, pathNot: packagePath(packages) },
        },
      ]
    : []),
])

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'not-resolvable',
      comment: 'An import that cannot be resolved cannot be checked by the other rules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circle',
      comment: 'Files must not import each other: join them, or move the shared part into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...tableRules,
    {
      name: 'no-deep-import',
      comment: 'A package exports its interface in its package.json; its other files are internal.',
      severity: 'error',
      from: { path: `^(${anyOf(workspaces)})/`, pathNot: isConfiguration },
      to: { path: `^${anyOf(workspaces)}/`, pathNot: ['^$1/', `^${anyOf(workspaces.flatMap(entriesOf))}$`] },
    },
    {
      name: 'one-router',
      comment:
        'A page has one router. Import it from @within-reach/shared-core/react: a second copy would not know the current address.',
      severity: 'error',
      from: { path: '^(?:mfe-|shell/)' },
      to: { path: [packagePath(['react-router', 'react-router-dom']), '^react-router'] },
    },
    {
      name: 'undeclared-package',
      comment:
        'An imported package must be listed in the package.json of the importing package (or, for tests and tools, of the root).',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'nothing-from-development',
      comment:
        'Code that ships imports dependencies and peer dependencies only; devDependencies are for tests and tools.',
      severity: 'error',
      from: {
        path: `^${anyOf(workspaces)}/src/`,
        // React is the remote's.
        pathNot: [isTest, '^tooling/', '/testing/', '^kit/src/dev/jsx/'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] },
    },
    {
      name: 'no-node-in-the-browser',
      comment: 'Code for browsers cannot import modules of Node.',
      severity: 'error',
      from: { path: [`^${anyOf(browserPackages)}/src/`, '^registry/src/(?!cli/|check/)'], pathNot: isTest },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'check-outside-the-browser',
      comment: 'The service and the build check versions, in Node; code for browsers does not.',
      severity: 'error',
      from: { path: [`^${anyOf(browserPackages)}/src/`, '^registry/src/(?!cli/|check/)'], pathNot: isTest },
      to: { path: '^registry/src/check/' },
    },
    {
      name: 'command-line-on-top',
      comment: 'The command line imports the decision, not the other way round.',
      severity: 'error',
      from: { path: ['^registry/src/(?!cli/)', `^${anyOf(browserPackages)}/`] },
      to: { path: '^registry/src/cli/' },
    },
    {
      name: 'test-libraries-in-tests',
      comment: 'Code that ships does not import test code.',
      severity: 'error',
      from: {
        path: `^${anyOf(workspaces)}/`,
        pathNot: [isTest, '^tooling/', '^kit/src/jest/', '/testing/', '^e2e/', isConfiguration],
      },
      to: { path: [packagePath(testLibraries), isTest, '/testing/'] },
    },
    ...adapterRules,
    {
      name: 'core-below-adapters',
      comment: 'The core of shared-core does not import its adapters to frameworks.',
      severity: 'error',
      from: { path: '^shared-core/src/', pathNot: [adapters, isTest, '^shared-core/src/testing/'] },
      to: { path: adapters },
    },
    {
      name: 'features-apart',
      comment:
        'A feature of the api imports the platform and the contract, not another feature. The platform provides the caller.',
      severity: 'error',
      from: { path: `^api/src/(${anyOf(features)})/`, pathNot: isTest },
      to: {
        path: '^api/src/',
        pathNot: ['^api/src/$1/', '^api/src/platform/'],
      },
    },
    {
      name: 'sample-on-top',
      comment:
        'The sample content uses the services of several features, so only the start of the service may import it.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: ['^api/src/sample/', '^api/src/start\\.ts$', isTest] },
      to: { path: '^api/src/sample/' },
    },
    {
      name: 'sample-through-services',
      comment: 'The sample content uses services and queries; it answers no calls and serves no pages.',
      severity: 'error',
      from: { path: '^api/src/sample/', pathNot: isTest },
      to: { path: ['^api/src/[^/]+\\.ts$', '^api/src/site/', '/[^/]*routes\\.ts$'] },
    },
    {
      name: 'doctor-beside-the-service',
      comment: 'The doctor looks at what the service uses, and runs without it.',
      severity: 'error',
      from: { path: '^api/src/doctor/', pathNot: isTest },
      to: { path: '^api/src/', pathNot: ['^api/src/doctor/', '^api/src/platform/'] },
    },
    {
      name: 'backup-beside-the-service',
      comment: 'Backups are made and restored without the service.',
      severity: 'error',
      from: { path: '^api/src/backup/', pathNot: isTest },
      to: { path: '^api/src/', pathNot: ['^api/src/backup/', '^api/src/platform/'] },
    },
    {
      name: 'features-without-registry',
      comment: 'A feature gets the live versions and the open regions from the platform.',
      severity: 'error',
      from: { path: `^api/src/${anyOf(features)}/`, pathNot: [isTest, '^api/src/(?:registry|health)/'] },
      to: { path: '^registry/' },
    },
    {
      name: 'platform-below-features',
      comment: 'Features import the platform, not the other way round.',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: isTest },
      to: { path: '^api/src/', pathNot: '^api/src/platform/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The packages of bench/rendered-app are installed when its benchmark runs.
    exclude: {
      path: '^(?:bench/rendered-app|[^/]+/(?:dist|\\.data|\\.cache|test-results|playwright-report))/',
    },
    combinedDependencies: true,
    // Imports of types count: they also couple two packages.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
}
