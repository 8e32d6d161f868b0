import { readFileSync } from 'node:fs'
import { mayImport } from './import-table.mjs'

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
  // Types alone: a build reads the declarations in Node.
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

const features = ['accounts', 'boards', 'messages', 'inquiries', 'registry', 'health']

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'not-resolvable',
      comment: 'An import that is not found is one that no other rule can judge.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one thing, or have a third between them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...tableRules,
    {
      name: 'no-deep-import',
      comment: 'A package is entered by what its package.json exports; everything else is its own affair.',
      severity: 'error',
      from: { path: `^(${anyOf(workspaces)})/`, pathNot: isConfiguration },
      to: { path: `^${anyOf(workspaces)}/`, pathNot: ['^$1/', `^${anyOf(workspaces.flatMap(entriesOf))}$`] },
    },
    {
      name: 'one-router',
      comment:
        'A page has one router, which shared-core brings: what pages take of it is in @within-reach/shared-core/react. A second copy would know nothing of the address.',
      severity: 'error',
      from: { path: '^(?:mfe-|shell/)' },
      to: { path: [packagePath(['react-router', 'react-router-dom']), '^react-router'] },
    },
    {
      name: 'undeclared-package',
      comment:
        'A package that is imported is named in the package.json of the package (or, for tests and tools, of the root).',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'nothing-from-development',
      comment: 'What ships needs nothing but its dependencies; devDependencies are for tests and tools.',
      severity: 'error',
      from: { path: `^${anyOf(workspaces)}/src/`, pathNot: [isTest, '^tooling/', '/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'no-node-in-the-browser',
      comment: 'What runs in a browser has no Node below it.',
      severity: 'error',
      from: { path: [`^${anyOf(browserPackages)}/src/`, '^registry/src/(?!cli/|check/)'], pathNot: isTest },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'check-outside-the-browser',
      comment: 'Versions are checked by the service and the build, with Node below them.',
      severity: 'error',
      from: { path: [`^${anyOf(browserPackages)}/src/`, '^registry/src/(?!cli/|check/)'], pathNot: isTest },
      to: { path: '^registry/src/check/' },
    },
    {
      name: 'command-line-on-top',
      comment: 'The decision and the shell that makes it know nothing of the command line beside it.',
      severity: 'error',
      from: { path: ['^registry/src/(?!cli/)', `^${anyOf(browserPackages)}/`] },
      to: { path: '^registry/src/cli/' },
    },
    {
      name: 'test-libraries-in-tests',
      comment: 'What ships does not know of tests.',
      severity: 'error',
      from: {
        path: `^${anyOf(workspaces)}/`,
        pathNot: [isTest, '^tooling/', '/testing/', '^e2e/', isConfiguration],
      },
      to: { path: [packagePath(testLibraries), isTest, '/testing/'] },
    },
    ...adapterRules,
    {
      name: 'core-below-adapters',
      comment: 'The core of shared-core does not know what ties it to a framework.',
      severity: 'error',
      from: { path: '^shared-core/src/', pathNot: [adapters, isTest, '^shared-core/src/testing/'] },
      to: { path: adapters },
    },
    {
      name: 'features-apart',
      comment:
        'A feature of the api knows the platform and the contract, not another feature. Who is logged in, the platform tells.',
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
        'The sample content is written through the services of several features, as the composition root is; only the start knows of it, and nothing rests on it.',
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
      name: 'features-without-registry',
      comment: 'What is live and which regions are open, a feature asks the platform.',
      severity: 'error',
      from: { path: `^api/src/${anyOf(features)}/`, pathNot: [isTest, '^api/src/(?:registry|health)/'] },
      to: { path: '^registry/' },
    },
    {
      name: 'platform-below-features',
      comment: 'The platform carries the features and knows none of them.',
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
