import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Configuration } from 'webpack'
import { bundle, remoteConfiguration } from '@within-reach/kit/builder'
import { cacheCompiled } from './compile-cache'

const packageName = 'mfe-fixture'
let root = ''
let kept = ''

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'compile-cache-')))
  kept = path.join(root, 'kept')
  await mkdir(path.join(root, 'src'))
  await mkdir(kept)
  await source('pages.ts', `import('./lazy').then(({ lazy }) => lazy())`)
  await source('lazy.ts', `import s from './lazy.module.css'\nexport const lazy = () => s.open + String(one)`)
  await source('lazy.module.css', `.open { color: red }\n.shut { color: blue }`)
})
afterEach(() => rm(root, { recursive: true }))

const source = (name: string, text: string) => writeFile(path.join(root, 'src', name), text)

/** Builds a version and reads its output. */
async function built(version: string, cache: Partial<Configuration> = {}): Promise<Record<string, string>> {
  const description = { name: packageName, exposes: { './pages': './src/pages.ts' }, port: 3999 }
  await bundle([{ ...remoteConfiguration(description, root, version), ...cache }])
  const folder = path.join(root, 'dist', version)
  const names = (await readdir(folder)).sort()
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
  )
  await rm(folder, { recursive: true })
  return Object.fromEntries(files)
}

/** The same, with the cache. */
const builtWithCache = (version: string) =>
  cacheCompiled([packageName], (cache) => built(version, cache('pages')), kept)

/** The names of the classes in the styles. */
const classesOf = (files: Record<string, string>): string[] =>
  Object.entries(files)
    .filter(([name]) => name.endsWith('.css'))
    .flatMap(([, css]) => css.match(/(?<=\.)_[\w-]+(?=\{)/g) ?? [])

it('a build has the same bytes with and without a cache', async () => {
  const before = await builtWithCache('0.1.0-aaaaaaaaaa')
  await source('lazy.ts', `import s from './lazy.module.css'\nexport const lazy = () => s.shut`)
  const changed = await builtWithCache('0.1.0-bbbbbbbbbb')
  expect(changed).not.toEqual(before)
  expect(changed).toEqual(await built('0.1.0-bbbbbbbbbb'))
  await source('lazy.module.css', `.shut { color: green }\n.open { color: blue }`)
  const restyled = await builtWithCache('0.1.0-cccccccccc')
  expect(Object.values(restyled).join()).toContain('green')
  expect(restyled).toEqual(await built('0.1.0-cccccccccc'))
}, 240_000)

it('two versions with the same compiled modules have different names', async () => {
  const before = await builtWithCache('0.1.0-aaaaaaaaaa')
  expect(await readdir(path.join(kept, packageName, 'pages'))).toContain('index.pack')
  const after = await builtWithCache('0.1.0-bbbbbbbbbb')
  expect(classesOf(before)).toHaveLength(2)
  expect(classesOf(after)).not.toEqual(expect.arrayContaining(classesOf(before).slice(0, 1)))
  expect(classesOf(after)).not.toEqual(expect.arrayContaining(classesOf(before).slice(1)))
  expect(before['entry.js']).toContain('mfe_fixture_0_1_0_aaaaaaaaaa')
  expect(Object.values(after).join()).not.toContain('aaaaaaaaaa')
  expect(Object.values(after).join()).not.toContain('W1R9')
}, 240_000)

it('nothing is cached for several packages', async () => {
  const cache = await cacheCompiled(
    [packageName, 'mfe-other'],
    (given) => Promise.resolve(given('pages')),
    kept,
  )
  expect(cache).toEqual({})
  expect(await readdir(kept)).toEqual([])
})

it('the cache of another running process is left alone', async () => {
  await writeFile(path.join(kept, `${packageName}.lock`), String(process.pid))
  const cache = await cacheCompiled([packageName], (given) => Promise.resolve(given('pages')), kept)
  expect(cache).toEqual({})
  expect(await readdir(kept)).toEqual([`${packageName}.lock`])
})

it('a cache whose writer was killed is removed', async () => {
  await mkdir(path.join(kept, packageName))
  await writeFile(path.join(kept, packageName, 'index.pack'), 'half')
  // Above any process id of any system.
  await writeFile(path.join(kept, `${packageName}.lock`), '2147483647')
  const cache = await cacheCompiled([packageName], (given) => Promise.resolve(given('pages')), kept)
  expect(cache).toHaveProperty('cache.name', 'pages')
  expect(await readdir(kept)).toEqual([])
})
