import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { emptyDocument, publish, type RegistryDocument, type RemoteVersion } from '@within-reach/registry'
import { openRegistryFile } from './registry-file'

let dataDir: string
beforeEach(async () => (dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-registry-'))))
afterEach(() => rm(dataDir, { recursive: true }))

const version = (number: string): RemoteVersion => ({
  name: 'mfe-userspace',
  version: number,
  container: 'c',
  entry: 'entry.js',
  files: {},
  exposes: {},
  shared: {},
  requires: { shell: '^0.1.0' },
  routes: [{ path: '/trade', title: { en: 'Trade', ko: 'Trade' } }],
})
const withVersion = (number: string, before: RegistryDocument = emptyDocument) =>
  publish(before, version(number), 'production')

/** Puts a document in place the way publishing does. */
async function put(text: string) {
  const folder = path.join(dataDir, 'remotes')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'registry.json.new'), text)
  await rename(path.join(folder, 'registry.json.new'), path.join(folder, 'registry.json'))
}

function opened() {
  const troubles: unknown[] = []
  const registry = openRegistryFile(dataDir, (error) => troubles.push(error))
  const current = async () => (await registry.decision()).remotes['mfe-userspace']?.current.version
  return { troubles, current, registry }
}

it('is empty while nothing is published, which is no trouble', async () => {
  const { registry, troubles } = opened()
  expect(await registry.decision()).toEqual({ revision: 0, remotes: {} })
  expect(troubles).toEqual([])
})

it('is read again as soon as another document is in its place', async () => {
  const { current } = opened()
  await put(JSON.stringify(withVersion('1.0.0')))
  expect(await current()).toBe('1.0.0')
  // The same length and maybe the same moment: only the file is another.
  await put(JSON.stringify(withVersion('2.0.0')))
  expect(await current()).toBe('2.0.0')
})

it('is not read again while it is the same', async () => {
  const { registry } = opened()
  await put(JSON.stringify(withVersion('1.0.0')))
  expect(await registry.decision()).toBe(await registry.decision())
})

it.each([
  ['is no JSON', '{"revision":'],
  ['is another document', '{"revision":"1"}'],
  [
    'names a remote outside of its folder',
    JSON.stringify(withVersion('1.0.0')).replaceAll('mfe-userspace', '../mfe'),
  ],
])('stays as it was while the new document %s, which is told once', async (_case, text) => {
  const { current, troubles } = opened()
  await put(JSON.stringify(withVersion('1.0.0')))
  await current()
  await put(text)
  expect([await current(), await current()]).toEqual(['1.0.0', '1.0.0'])
  expect(troubles).toHaveLength(1)
  await put(JSON.stringify(withVersion('1.1.0')))
  expect(await current()).toBe('1.1.0')
})

it('stays as it was when the document is gone', async () => {
  const { current } = opened()
  await put(JSON.stringify(withVersion('1.0.0')))
  await current()
  await rm(path.join(dataDir, 'remotes'), { recursive: true })
  expect(await current()).toBe('1.0.0')
})

it('is known to all who ask at once when the service has just started', async () => {
  await put(JSON.stringify(withVersion('1.0.0')))
  const { registry } = opened()
  const decisions = await Promise.all([registry.decision(), registry.decision(), registry.decision()])
  expect(decisions.map(({ remotes }) => remotes['mfe-userspace']?.current.version)).toEqual(
    Array(3).fill('1.0.0'),
  )
})
