import { planOf, type Sources } from './plan'

const imports: Record<string, readonly string[]> = {
  'mfe-a/src/pages.tsx': ['mfe-a/src/list.tsx', 'shared-core/src/index.ts'],
  'mfe-a/src/list.tsx': ['mfe-a/src/list.module.css'],
  'mfe-a/src/list.test.tsx': ['mfe-a/src/list.tsx'],
  'mfe-a/src/list.full.test.tsx': ['mfe-a/src/list.tsx'],
  'mfe-b/src/pages.tsx': ['shared-core/src/index.ts'],
  'mfe-b/src/pages.test.tsx': ['mfe-b/src/pages.tsx'],
  'shared-core/src/index.ts': ['shared-core/src/session.ts'],
  'shared-core/src/session.ts': [],
  'shared-core/src/session.test.ts': ['shared-core/src/session.ts'],
  'api/src/server.ts': [],
  'api/src/migrate.test.ts': [],
  'e2e/site/start.ts': ['e2e/site/run-site.ts'],
  'e2e/site/run-site.ts': [],
  'e2e/journeys/people.ts': [],
  'e2e/journeys/signup-and-session.spec.ts': ['e2e/journeys/people.ts'],
  'e2e/faults/scenarios.ts': [],
  'e2e/faults/entry-404/entry-404.spec.ts': ['e2e/faults/scenarios.ts'],
  'tooling/src/commands/prepare.ts': ['tooling/src/build/build.ts'],
  'tooling/src/build/build.ts': ['kit/src/builder.ts'],
  'kit/src/builder.ts': [],
  'kit/src/main.ts': [],
  'tooling/src/ship/ship.ts': [],
  'tooling/design/tones.test.ts': [],
  'tooling/design/page.test.ts': [],
}
const texts: Record<string, string> = { 'tooling/design/page.test.ts': `read('docs/design.md')` }

const sources: Sources = {
  graph: new Map(Object.entries(imports)),
  packages: ['mfe-a', 'mfe-b', 'shared-core', 'kit', 'api', 'e2e', 'tooling'],
  filesOf: ([name = '']) => Object.keys(imports).filter((file) => file.startsWith(`${name}/`)),
  read: (file) => texts[file] ?? '',
}
const plan = (...changed: string[]) => planOf(changed, sources)

describe('a change of', () => {
  it('a screen affects its remote: its tests, and the browser tests with its tag', () => {
    expect(plan('mfe-a/src/list.tsx')).toMatchObject({
      format: ['mfe-a/src/list.tsx'],
      types: ['mfe-a'],
      unit: ['mfe-a/src/list.test.tsx'],
      sources: true,
      browser: '@mfe-a\\b',
      faults: false,
    })
  })

  it('a unit test affects no page', () => {
    expect(plan('mfe-a/src/list.test.tsx')).toMatchObject({ unit: ['mfe-a/src/list.test.tsx'], browser: '' })
  })

  it('a style sheet affects the tests of its importers, and of the design', () => {
    expect(plan('mfe-a/src/list.module.css')).toMatchObject({
      unit: ['mfe-a/src/list.test.tsx', 'tooling/design/tones.test.ts', 'tooling/design/page.test.ts'],
      browser: '@mfe-a\\b',
    })
  })

  it('the shared parts of every page affect every page, and the packages that import them', () => {
    expect(plan('shared-core/src/session.ts')).toMatchObject({
      types: ['mfe-a', 'mfe-b', 'shared-core'],
      unit: ['mfe-b/src/pages.test.tsx', 'shared-core/src/session.test.ts'],
      browser: 'all',
    })
  })

  it.each(['tooling/src/build/build.ts', 'kit/src/builder.ts', 'e2e/site/run-site.ts', 'api/src/server.ts'])(
    '%s affects every page',
    (file) => {
      expect(plan(file).browser).toBe('all')
    },
  )

  it('another command affects no page', () => {
    expect(plan('tooling/src/ship/ship.ts').browser).toBe('')
    expect(plan('kit/src/main.ts').browser).toBe('')
  })

  it('a journey, or a module that it imports, affects this journey', () => {
    expect(plan('e2e/journeys/people.ts').browser).toBe('journeys/signup-and-session\\.spec\\.ts')
    expect(plan('e2e/faults/scenarios.ts')).toMatchObject({
      browser: 'faults/entry-404/entry-404\\.spec\\.ts',
      faults: true,
    })
  })

  it('a file without importers affects its whole package', () => {
    expect(plan('api/migrations/0042-one.sql')).toMatchObject({
      unit: ['api/src/migrate.test.ts'],
      browser: 'all',
    })
  })

  it('a document affects its readers', () => {
    expect(plan('docs/design.md', 'README.md')).toMatchObject({
      lint: [],
      types: [],
      unit: ['tooling/design/page.test.ts'],
      sources: false,
      browser: '',
    })
  })

  it.each([
    'pnpm-lock.yaml',
    '.oxlintrc.json',
    'tooling/tsconfig.base.json',
    'kit/src/jest/index.mjs',
    'tooling/jest/preset.mjs',
  ])('%s affects everything', (file) => {
    expect(plan('mfe-a/src/list.tsx', file)).toMatchObject({
      lint: 'all',
      types: 'all',
      unit: 'all',
      browser: 'all',
    })
  })
})
