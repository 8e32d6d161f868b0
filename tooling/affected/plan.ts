import { basename } from 'node:path'
import type { Graph } from './graph'
import { importedBy, reachedBy } from './dependents'

/** The inputs of a plan. */
export interface Sources {
  readonly graph: Graph
  /** The names of the packages. */
  readonly packages: readonly string[]
  /** Every file of the packages, including those that are not modules. */
  readonly filesOf: (packages: readonly string[]) => readonly string[]
  /** The text of a file. */
  readonly read: (file: string) => string
}

/** The tests for a change. `'all'` means everything. */
export interface Plan {
  /** The reasons, one per line. */
  readonly because: readonly string[]
  readonly format: readonly string[] | 'all'
  readonly lint: readonly string[] | 'all'
  /** Packages. */
  readonly types: readonly string[] | 'all'
  /** Files with unit tests. */
  readonly unit: readonly string[] | 'all'
  /** Whether sources changed. Then imports, unused code, catalogues and the build are checked. */
  readonly sources: boolean
  /** The browser tests, as a regular expression over their files and tags. None if it is empty. */
  readonly browser: string | 'all'
  /** Whether the fault matrix is compared with its tests. */
  readonly faults: boolean
}

const everything = (because: string): Plan => ({
  because: [because],
  format: 'all',
  lint: 'all',
  types: 'all',
  unit: 'all',
  sources: true,
  browser: 'all',
  faults: true,
})

const isDocument = (file: string): boolean => /\.md$|^docs\//.test(file)
const isUnitTest = (file: string): boolean => /(?<!\.full)\.test\.tsx?$/.test(file)
const isBrowserTest = (file: string): boolean => /^e2e\/.*\.spec\.ts$/.test(file)
/** Files that are in no build. */
const isForTests = (file: string): boolean => /\.test\.tsx?$|\/testing\/|\/jest\.config\.mjs$/.test(file)
/** Files that decide how a whole package is built, compiled or tested. */
const isConfiguration = (file: string): boolean => /^[^/]+\/(?:package|tsconfig)\.json$/.test(file)

/** The parts of a page besides its remote. */
const everywhere = ['shell', 'runtime', 'shared-core', 'shared-ui', 'contract', 'registry', 'api']
/** Builds the site for the browser tests. */
const buildCommand = 'tooling/src/commands/prepare.ts'
/** Starts the site for the browser tests. */
const siteStart = ['e2e/site/start.ts', 'e2e/playwright.config.ts']

/**
 * Plans the tests for a change. It affects every file that imports a changed one, directly or indirectly.
 * @param changed paths below the repository, also of deleted files
 */
export function planOf(changed: readonly string[], sources: Sources): Plan {
  const { graph, packages } = sources
  const inPackages = changed.filter((file) => packages.some((name) => file.startsWith(`${name}/`)))
  const unknown = changed.find((file) => !inPackages.includes(file) && !isDocument(file))
  if (unknown !== undefined) return everything(`${unknown} affects everything.`)
  const settings = inPackages.find((file) =>
    /^(?:kit\/src\/jest\/|tooling\/(?:jest\/|lint\/|tsconfig|.*\.config\.mjs))/.test(file),
  )
  if (settings !== undefined) return everything(`${settings} is a setting of all packages.`)

  const affectedFirst = changed.flatMap((file) => withPossibleReaders(file, sources))
  const reached = [...reachedBy(affectedFirst, graph)]
  const modules = reached.filter((file) => graph.has(file))
  const unit = unitTestsOf(changed, reached, sources)
  const browser = browserTestsOf(reached, sources)
  const isOnlyDocuments = changed.every(isDocument)
  const types = packages.filter((name) => modules.some((file) => file.startsWith(`${name}/`)))
  return {
    because: isOnlyDocuments
      ? [changed.length === 0 ? 'Nothing changed.' : 'Only documents changed.']
      : [
          `${changed.length} changed files affect ${modules.length} of ${graph.size} modules, in ${types.join(', ') || 'no package'}.`,
          ...(browser === 'all' ? ['Every page is affected.'] : []),
        ],
    format: changed,
    lint: modules,
    types,
    unit,
    sources: !isOnlyDocuments,
    browser,
    faults: reached.some((file) => /^(?:e2e|tooling)\/faults\/|^docs\/faults\.md$/.test(file)),
  }
}

/**
 * A changed file. If it is neither a module nor a document, such as a migration, or if it configures its package, also all
 * modules of its package: each of them may read it.
 */
function withPossibleReaders(file: string, { graph, filesOf }: Sources): readonly string[] {
  const [name = ''] = file.split('/')
  const isKnown = graph.has(file) || isDocument(file)
  return isKnown && !isConfiguration(file)
    ? [file]
    : [file, ...filesOf([name]).filter((other) => graph.has(other))]
}

/** The unit tests that import an affected file, or contain its name: some tests read files instead of importing them. */
function unitTestsOf(
  changed: readonly string[],
  reached: readonly string[],
  { graph, read }: Sources,
): readonly string[] {
  const named = new Set(reached.map((file) => basename(file)).filter((name) => !/^index\./.test(name)))
  const readsStyles = changed.some((file) => file.endsWith('.css'))
  return [...graph.keys()].filter(isUnitTest).filter((test) => {
    if (reached.includes(test)) return true
    if (readsStyles && test.startsWith('tooling/design/')) return true
    return [...read(test).matchAll(/[/'"`]([\w.-]+\.\w+)['"`]/g)].some(([, name = '']) => named.has(name))
  })
}

/** The browser tests of affected remotes, and affected browser tests. */
function browserTestsOf(reached: readonly string[], { graph, packages }: Sources): string {
  const shipped = reached.filter((file) => !isForTests(file) && !isDocument(file))
  const buildsWith = importedBy(buildCommand, graph)
  const isEverywhere = (file: string) =>
    everywhere.some((name) => file.startsWith(`${name}/`)) ||
    siteStart.includes(file) ||
    (/^(?:kit|tooling)\//.test(file) && buildsWith.has(file))
  if (shipped.some(isEverywhere)) return 'all'
  const remotes = packages.filter(
    (name) => name.startsWith('mfe-') && shipped.some((file) => file.startsWith(`${name}/`)),
  )
  const files = reached.filter(isBrowserTest).map((file) => file.replace(/^e2e\//, '').replaceAll('.', '\\.'))
  return [...remotes.map((name) => `@${name}\\b`), ...files].join('|')
}
