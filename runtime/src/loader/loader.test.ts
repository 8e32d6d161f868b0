import { createTestRuntime } from '../testing/runtime'
import { type Fault, type Network, stubNetwork } from '../testing/network'
import { liveWith, publish, type TestVersion } from '../testing/versions'
import { FileNotLoaded } from './changed-file'
import type { Loader } from './loader'

const name = 'mfe-a'
let network: Network
let loader: Loader
let warned: jest.SpyInstance

beforeEach(() => {
  document.head.replaceChildren()
  network = stubNetwork()
  loader = createTestRuntime().loader
  // The runtime's log line for an abandoned address.
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const loadables = (current: TestVersion, fallbacks: readonly TestVersion[] = [], exposed = './pages') =>
  loader.loadablesOf(
    name,
    { revision: 1, remotes: { [name]: liveWith(current, fallbacks) }, records: [current.record] },
    exposed,
  )
const load = async (version: TestVersion, exposed?: string) => {
  const [loadable] = loadables(version, [], exposed)
  if (!loadable) throw new Error('there is no loadable')
  return loadable.load()
}
const failure = (version: TestVersion, exposed?: string) =>
  load(version, exposed).catch((error: unknown) => error)
const entry = ({ folder }: TestVersion) => `${folder}entry.js`
const scriptsAsked = () => network.asked.filter((address) => address.includes('entry.js'))

/** Breaks only the first replies. */
const atFirst = (times: number, fault: Fault): Fault => {
  let left = times
  return (whole) => (left-- > 0 ? fault(whole) : whole)
}
const gone: Fault = () => ({ status: 404, type: 'text/html', body: 'Not found' })
const refused: Fault = () => Promise.reject(new TypeError('refused'))
const faults: readonly (readonly [string, Fault])[] = [
  ['is missing', gone],
  ['cannot be reached', refused],
  [
    'differs from the published bytes',
    (whole) => ({ ...whole, body: `${whole.body};globalThis.changed = 1` }),
  ],
  ['is cut off in the middle', (whole) => ({ ...whole, body: whole.body.slice(0, whole.body.length / 2) })],
  ['has the type of a page', (whole) => ({ ...whole, type: 'text/html' })],
]

it('lists the decided version, then its fallbacks in their order', () => {
  const [current, before, first] = [publish(network, name), publish(network, name), publish(network, name)]
  const labels = [current, before, first].map(({ pointer }) => `${name}@${pointer.version}`)
  const found = loadables(current, [before, first])
  expect(found.map(({ label }) => label)).toEqual(labels)
  expect(found.map(({ published }) => published?.version)).toEqual(
    [current, before, first].map(({ pointer }) => pointer.version),
  )
})

it('lists no version of a remote that is not live', () => {
  expect(loader.loadablesOf('mfe-b', { revision: 1, remotes: {}, records: [] }, './pages')).toEqual([])
})

it('loads the module from its published address with one request', async () => {
  const version = publish(network, name)
  expect(Object.keys(await load(version))).toEqual(['bootstrap', 'mount', 'unmount'])
  expect(network.asked).toEqual([entry(version)])
})

it('requests nothing twice, also for another module of the same version', async () => {
  const version = publish(network, name)
  const container = () => (globalThis as unknown as Record<string, unknown>)[version.record.container]
  await load(version)
  const first = container()
  await load(version, './center')
  await load(version)
  expect(network.asked).toEqual([entry(version)])
  expect(container()).toBe(first)
  expect(warned).not.toHaveBeenCalled()
})

it('shares one request between two callers of the same version', async () => {
  const version = publish(network, name)
  await Promise.all([load(version), load(version, './center')])
  expect(network.asked).toEqual([entry(version)])
})

it('loads a fallback by the record in its own folder', async () => {
  const [current, before] = [publish(network, name), publish(network, name)]
  await loadables(current, [before])[1]?.load()
  expect(network.asked).toEqual([`${before.folder}record.json`, entry(before)])
})

describe.each(faults)('an entry that %s', (_, fault) => {
  it('is requested a second time at once, at another address', async () => {
    const version = publish(network, name)
    network.breakFiles(/entry/, atFirst(1, fault))
    await expect(load(version)).resolves.toHaveProperty('mount')
    expect(scriptsAsked()).toContain(entry(version))
    expect(scriptsAsked().at(-1)).toBe(`${entry(version)}?again=1`)
    expect(globalThis).not.toHaveProperty('changed')
  })

  it('is reported with its address if the second request fails too, and loads at a later try', async () => {
    const version = publish(network, name)
    const repair = network.breakFiles(/entry/, fault)
    const error = await failure(version)
    expect(error).toBeInstanceOf(FileNotLoaded)
    expect(error).toHaveProperty('request', entry(version))
    repair()
    await expect(load(version)).resolves.toHaveProperty('mount')
    expect(scriptsAsked().at(-1)).toBe(`${entry(version)}?again=2`)
    expect(globalThis).not.toHaveProperty('changed')
  })
})

it("is repaired in the browser's cache before the second try, if it was changed", async () => {
  const version = publish(network, name)
  // The script, and the two requests that detect the changed bytes.
  network.breakFiles(
    /entry/,
    atFirst(3, (whole) => ({ ...whole, body: `${whole.body} ` })),
  )
  await load(version)
  const integrity = version.record.files['entry.js']?.integrity
  expect(jest.mocked(fetch).mock.calls.at(-1)).toEqual([entry(version), { integrity, cache: 'reload' }])
  expect(network.asked.at(-1)).toBe(`${entry(version)}?again=1`)
})

it('replaces a hanging request by one at another address', async () => {
  const version = publish(network, name)
  const time = jest.spyOn(Date, 'now').mockReturnValue(0)
  const repair = network.breakFiles(/entry/, () => new Promise(() => {}))
  void load(version)
  while (scriptsAsked().length === 0) await Promise.resolve()
  repair()
  time.mockReturnValue(4000)
  await expect(load(version)).resolves.toHaveProperty('mount')
  expect(scriptsAsked()).toEqual([entry(version), `${entry(version)}?again=1`])
})

it.each([
  ['throws when it runs', { before: 'throw new Error("broken")' }, './pages', /runtime error/],
  [
    'throws when its module is created',
    { get: '(() => { throw new Error("broken") })()' },
    './pages',
    /broken/,
  ],
  ['has a missing chunk', { get: 'await Promise.reject(new Error("no chunk"))' }, './pages', /no chunk/],
  ['does not expose the requested module', {}, './other', /no \.\/other/],
  ['exposes no module', { get: 'undefined' }, './pages', /does not expose \.\/pages/],
])('fails with a version that %s', async (_, options, exposed, message) => {
  const version = publish(network, name, options)
  expect(String(await failure(version, exposed))).toMatch(message)
})

it('requests only the module of a version whose entry is loaded', async () => {
  const version = publish(network, name, {
    get: '(globalThis.chunk ? make(exposed) : await Promise.reject(new Error("no chunk")))',
  })
  expect(String(await failure(version))).toContain('no chunk')
  Object.assign(globalThis, { chunk: true })
  await expect(load(version)).resolves.toHaveProperty('mount')
  expect(network.asked).toEqual([entry(version)])
})

it("passes the shell's modules to a version, so that it can refuse incompatible ones", async () => {
  const checked = (wanted: string) =>
    `(shared.react['${wanted}'] ? make(exposed) : await Promise.reject(new Error('react does not fit')))`
  await expect(load(publish(network, name, { get: checked('19.3.1') }))).resolves.toHaveProperty('mount')
  expect(String(await failure(publish(network, name, { get: checked('99.0.0') })))).toContain('does not fit')
})

describe('a remote that runs in a sandboxed frame', () => {
  const decided = (version: TestVersion) => ({
    revision: 1,
    remotes: { [name]: { ...liveWith(version, [publish(network, name)]), framed: true as const } },
    records: [version.record],
  })

  it('is tried in the same order, and no file of it is requested by the page', async () => {
    const decision = decided(publish(network, name))
    const found = loader.loadablesOf(name, decision, './pages')
    expect(found.map(({ published }) => published?.version)).toEqual([
      decision.remotes[name]?.version,
      decision.remotes[name]?.fallbacks?.[0]?.version,
    ])
    await Promise.all(found.map((one) => one.load()))
    await loader.download(name, decision, './pages', '/')
    expect(network.asked).toEqual([])
  })

  it('has no module besides its pages', () => {
    expect(loader.loadablesOf(name, decided(publish(network, name)), './center')).toEqual([])
  })
})
