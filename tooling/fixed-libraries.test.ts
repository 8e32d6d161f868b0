import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packageNames } from './affected/packages'
import { repository } from './bootstrap/paths.mjs'

/** The libraries that the customer fixed. Jest is missing here: sources do not import it, a script runs it. */
const imported = [
  'webpack',
  '@module-federation/enhanced',
  'react',
  'react-dom',
  'react-router-dom',
  'single-spa',
  'single-spa-react',
  'rxjs',
  'fetch-intercept',
  '@playwright/test',
]

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

interface Package {
  readonly name: string
  readonly manifest: Manifest
  readonly sources: readonly string[]
}

const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8')
const manifestOf = (file: string): Manifest => JSON.parse(read(file)) as Manifest
const isForeign = (file: string): boolean => /(?:^|\/)(?:node_modules|dist|coverage|\.cache)\//.test(file)
const isTest = (file: string): boolean => /\.(?:test|spec)\.|\/testing\//.test(file)

/** The sources of a package, tests included, as paths below the repository. */
const sourcesIn = (name: string): string[] =>
  readdirSync(path.join(repository, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:[mc]?ts|tsx|[mc]?js)$/.test(file) && !isForeign(file))
    .map((file) => path.posix.join(name, file))

const packages = packageNames().map((name): Package => ({
  name,
  manifest: manifestOf(`${name}/package.json`),
  sources: sourcesIn(name)
    .filter((file) => !isTest(file))
    .map(read),
}))

const declares = ({ dependencies, devDependencies }: Manifest, library: string): boolean =>
  library in { ...dependencies, ...devDependencies }

/** Each import, re-export and dynamic import: the imported names, and the module. */
const imports =
  /^(?:import|export) (?<taken>[^'";]+?) from '(?<from>[^']+)'|^import '(?<alone>[^']+)'|\bimport\('(?<later>[^']+)'\)/gm

/** Types are removed by the compiler: an import of types alone does not use a library. */
const isOfTypes = (taken: string): boolean =>
  /^type\b/.test(taken) || /^\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}$/.test(taken)

const uses = (source: string, library: string): boolean =>
  [...source.matchAll(imports)].some(({ groups = {} }) => {
    const module = groups.from ?? groups.alone ?? groups.later ?? ''
    return (module === library || module.startsWith(`${library}/`)) && !isOfTypes(groups.taken ?? '')
  })

/** @returns the packages that declare a library and import it outside of their tests */
const usersOf = (library: string, among: readonly Package[]): string[] =>
  among
    .filter(
      ({ manifest, sources }) => declares(manifest, library) && sources.some((one) => uses(one, library)),
    )
    .map(({ name }) => name)

describe.each(imported)('%s', (library) => {
  it('is a dependency of a package and imported by its sources', () => {
    expect(usersOf(library, packages)).not.toEqual([])
  })

  it('is reported if no source imports it', () => {
    const without = packages.map((one) => ({
      ...one,
      sources: one.sources.filter((source) => !uses(source, library)),
    }))
    expect(usersOf(library, without)).toEqual([])
  })

  it('is reported if no package declares it', () => {
    const without = packages.map((one) => ({ ...one, manifest: {} }))
    expect(usersOf(library, without)).toEqual([])
  })
})

it.each([
  "import type { Page } from 'rxjs'",
  "import { type Page } from 'rxjs'",
  "import { Page } from 'rxjs-other'",
  "// import { Page } from 'rxjs'",
])('does not count %s', (source) => {
  expect(uses(source, 'rxjs')).toBe(false)
})

it.each([
  "import { of, type Page } from 'rxjs'",
  "export { of } from 'rxjs/operators'",
  "import 'rxjs'",
  "await import('rxjs')",
])('counts %s', (source) => {
  expect(uses(source, 'rxjs')).toBe(true)
})

describe('jest', () => {
  const root = manifestOf('package.json')

  it('is a dependency of the repository and runs the unit tests', () => {
    expect(declares(root, 'jest')).toBe(true)
    expect(root.scripts?.unit).toMatch(/^jest\b/)
    expect(read('tooling/bootstrap/suites.mjs')).toContain("'unit'")
  })

  it('has a project in every package with unit tests', () => {
    const tested = packageNames().filter((name) => sourcesIn(name).some((file) => /\.test\.tsx?$/.test(file)))
    const projects = tested.filter((name) => sourcesIn(name).includes(`${name}/jest.config.mjs`))
    expect(projects).toEqual(tested)
    expect(projects.length).toBeGreaterThan(5)
  })
})
