import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { calls, contractVersion, type RemoteRoute } from '@within-reach/contract'
import type { RemoteVersion } from '@within-reach/registry'
import { checkVersion, recordsOfCalls } from '@within-reach/registry/check'
import { remoteConfiguration } from '../webpack/remote'
import { sharedVersions } from '../webpack/shared'
import { bundle } from './bundle'
import { compressFolder } from './compress'
import { writeRecord } from './record'

const repository = path.join(__dirname, '../../..')
const build = { name: 'mfe-fixture', exposes: { './pages': './src/index.ts' }, port: 3999 } as const
const version = '0.1.0-0123456789'
const title = { en: 'A', ko: '가' }
const section = { title, regional: true }

/** A remote that passes the check: two pages, and one call. */
const valid = {
  'package.json': JSON.stringify({
    dependencies: { react: '^19.0.0', '@within-reach/shared-core': 'workspace:*' },
  }),
  'node_modules/react/package.json': JSON.stringify({ name: 'react', version: '19.2.0' }),
  'node_modules/@within-reach/shared-core/package.json': JSON.stringify({ version: '0.1.0' }),
  'src/index.ts': `
    import { createPageLifecycles } from '@within-reach/shared-core/react'
    import { pages } from './pages'
    export const { bootstrap, mount, unmount, update } = createPageLifecycles(pages, () => Promise.resolve({}))`,
  'src/pages.ts': `
    import { definePage } from '@within-reach/shared-core/pages'
    export const pages = [
      definePage({ path: '/fixture', title: { en: 'A', ko: '가' }, lazy: () => import(/* webpackMode: "eager" */ './page') }),
      definePage({ path: '/later', title: { en: 'A', ko: '가' }, lazy: () => import('./later') }),
    ]`,
  'src/page.tsx': `
    import { posts } from '@within-reach/contract'
    export const Component = () => <button onClick={() => fetch(posts.path)} />`,
  'src/later.tsx': `export const Component = () => null`,
}
const routes: RemoteRoute[] = [
  { path: '/fixture', title },
  { path: '/later', title },
]

let folder = ''
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'record-')))
})
afterAll(() => rm(folder, { recursive: true }))

/** Builds a remote with some changed files, and writes its record. */
async function recordOf(more: Readonly<Record<string, string>> = {}): Promise<RemoteVersion> {
  const root = await mkdtemp(path.join(folder, 'mfe-'))
  for (const [name, text] of Object.entries({ ...valid, ...more })) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  await symlink(path.join(repository, 'contract'), path.join(root, 'node_modules/@within-reach/contract'))
  const [stats] = await bundle([remoteConfiguration(build, root, version)])
  if (!stats) throw new Error('nothing was built')
  await compressFolder(path.join(root, 'dist', version))
  const screens = new Map([
    ['/fixture', './page'],
    ['/later', './later'],
  ])
  return writeRecord(stats, { build, version, routes, screens, section, root, shell: '^0.1.0' })
}

/** The problems that a service of the same sources finds in a record. */
const problemsOf = (record: RemoteVersion, offers?: Readonly<Record<string, string[]>>): string[] =>
  checkVersion(record, {
    shell: {
      version: '0.1.0-shell',
      contract: contractVersion,
      files: {},
      provides: sharedVersions,
      offers,
      onDemand: {},
      needs: {},
      routes: [],
    },
    contract: contractVersion,
    served: { calls: recordsOfCalls(calls), reads: [], privateReads: [], addresses: [] },
    others: [],
    own: [],
  })
    .filter(({ ok }) => !ok)
    .map(({ text }) => text)

it('a record lists the modules, calls and contents of the build', async () => {
  const record = await recordOf()
  expect(record.section).toEqual(section)
  expect(record.shared).toEqual({ react: '^19.0.0', '@within-reach/shared-core/react': '^0.1.0' })
  expect(record.resolved).toEqual({ react: '19.2.0', '@within-reach/shared-core/react': '0.1.0' })
  expect(record.uses).toMatchObject({ '@within-reach/shared-core/react': ['createPageLifecycles'] })
  expect(record.exposes['./pages']?.exports).toEqual(['bootstrap', 'mount', 'unmount', 'update'])
  expect(Object.keys(record.calls ?? {})).toEqual(['/api/posts'])
  expect(record.pages).toEqual(['/fixture', '/later'])
  expect(record.screens).toEqual({
    '/later': { js: [expect.stringMatching(/^\d+\.\w+\.js$/)], css: [], shared: [] },
  })
  const { bytes = 0, brotli = 0 } = record.files['entry.js'] ?? {}
  expect(brotli).toBeGreaterThan(0)
  expect(brotli).toBeLessThan(bytes)
  expect(problemsOf(record)).toEqual([])
}, 240_000)

it('a remote that makes an unknown call is refused', async () => {
  const page = `export const Component = () => <button onClick={() => fetch(\`/api/reserve?room=\${1}\`)} />`
  expect(problemsOf(await recordOf({ 'src/page.tsx': page }))).toEqual([
    'It calls /api/reserve, which the service does not serve: ship the service first, or remove the call.',
  ])
}, 240_000)

it('a remote that uses an export which the shell no longer has is refused', async () => {
  const page = `
    import { useCall, useOldCall } from '@within-reach/shared-core/react'
    export const Component = () => <button onClick={() => [useCall, useOldCall]} />`
  const record = await recordOf({ 'src/page.tsx': page })
  const offers = { '@within-reach/shared-core/react': ['createPageLifecycles', 'useCall'] }
  expect(problemsOf(record, offers)).toEqual([
    'It uses useOldCall of @within-reach/shared-core/react, which the shell that is live does not export: ship the shell first, or build with the packages of that shell.',
  ])
}, 240_000)

it('a remote whose pages do not export what the shell calls is refused', async () => {
  const entry = `
    import { createPageLifecycles } from '@within-reach/shared-core/react'
    import { pages } from './pages'
    export const { bootstrap, mount } = createPageLifecycles(pages, () => Promise.resolve({}))`
  expect(problemsOf(await recordOf({ 'src/index.ts': entry }))).toEqual([
    './pages does not export unmount, which the shell uses: export all lifecycles of createPageLifecycles.',
  ])
}, 240_000)

it('a remote that was built with React 18 is refused', async () => {
  const record = await recordOf({
    'package.json': JSON.stringify({
      dependencies: { react: '18.3.1', '@within-reach/shared-core': 'workspace:*' },
    }),
    'node_modules/react/package.json': JSON.stringify({ name: 'react', version: '18.3.1' }),
  })
  expect(problemsOf(record)).toEqual(['It expects react ^18.3.1, but the shell provides 19.3.1.'])
}, 240_000)

it('a remote whose entry does not use its list of pages cannot be built', async () => {
  const entry = `export { createPageLifecycles } from '@within-reach/shared-core/react'`
  await expect(recordOf({ 'src/index.ts': entry })).rejects.toThrow(
    /src\/index\.ts does not use the pages in src\/pages\.ts/,
  )
}, 240_000)

/** Text that does not compress to less than half of it. */
function noise(characters: number): string {
  let state = 1
  return Array.from({ length: characters / 8 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state.toString(16).padStart(8, '0')
  }).join('')
}

it('the check of a remote with a screen of a megabyte names the file that is too large', async () => {
  const record = await recordOf({
    'src/later.tsx': `export const Component = () => '${noise(1_000_000)}'`,
  })
  expect(problemsOf(record).join('\n')).toMatch(
    /^\d+\.\w+\.js is \d{3} KB compressed, \d{3} KB over the limit of 200 KB: split it, or load a part of it later\. The largest parts of \S+: src\/later\.tsx \(\d{3} KB\)\. A person/,
  )
}, 240_000)

it('the check of a remote whose pages start with a large package names the package', async () => {
  const record = await recordOf({
    'src/page.tsx': `
      import { zones } from 'zones'
      export const Component = () => zones`,
    'node_modules/zones/package.json': JSON.stringify({
      name: 'zones',
      version: '1.0.0',
      main: 'lib/index.js',
    }),
    'node_modules/zones/lib/package.json': JSON.stringify({ type: 'commonjs' }),
    'node_modules/zones/lib/index.js': `exports.zones = '${noise(280_000)}'`,
  })
  const parts = record.exposes['./pages']?.js.flatMap((file) => record.contents?.[file] ?? []) ?? []
  expect(parts.map(({ name }) => name)).toContain('zones')
  expect(problemsOf(record).join('\n')).toMatch(
    /^\.\/pages starts with \d{3} KB compressed, \d+ KB over the limit of 120 KB: .* The largest parts of \.\/pages: zones \(\d{3} KB\)/,
  )
}, 240_000)

it('a remote with a module that no manifest names cannot be built', async () => {
  const manifest = {
    'package.json': JSON.stringify({ dependencies: { '@within-reach/shared-core': 'workspace:*' } }),
  }
  await expect(recordOf(manifest)).rejects.toThrow(/uses react, which is in no package\.json: add it to/)
}, 240_000)
