import { cacheName } from './kept-pages'
import { createOfflineWorker, type OfflineWorkerOptions } from './offline-worker'
import { createMemoryCaches } from '../testing/memory-caches'
import { contentOf, createTestSite, filesOf, htmlOf, settle, signatureOf } from '../testing/offline-site'

const first = { shell: 1, remote: 1 }
const second = { shell: 1, remote: 2 }
const page = (clientId = 'tab') => ({ request: new Request('https://site.test/userspacetrade'), clientId })
const fileOf = (address: string, clientId = 'tab') => ({
  request: new Request(`https://site.test${address}`),
  clientId,
})
const entry = '/remotes/mfe-a/1.0.0/entry.js'
const day = 24 * 60 * 60_000

function watch(more: Partial<OfflineWorkerOptions> = {}) {
  const site = createTestSite()
  const caches = createMemoryCaches()
  const unregister = jest.fn(() => Promise.resolve())
  const create = () =>
    createOfflineWorker({
      caches,
      fetch: site.fetch,
      verify: (body, signature) => Promise.resolve(signature === signatureOf(new TextDecoder().decode(body))),
      isOnline: () => true,
      exclusively: (work) => work(),
      unregister,
      ...more,
    })
  /** Answers the worker's requests until its work is done. */
  const answered = async <Result>(work: Promise<Result>): Promise<Result> => {
    let done = false
    void work.finally(() => (done = true))
    while (!done) {
      site.answerNext(1)
      await settle()
    }
    return work
  }
  return { site, caches, unregister, worker: create(), create, answered }
}

it('keeps the document and all of its files, and opens every page without a network', async () => {
  const { site, caches, worker, answered } = watch()
  expect(await answered(worker.prepare('key'))).toBe('ready')
  expect(caches.paths()).toEqual(expect.arrayContaining(filesOf(first)))
  site.setReachable(false)
  const answer = await worker.openPage(page())
  expect(await answer.text()).toBe(htmlOf(1, first))
  const file = await worker.loadFile(fileOf(entry))
  expect(await file?.text()).toBe(contentOf(entry))
})

it('downloads one file at a time, because open pages need the network more', async () => {
  const { site, worker } = watch()
  const prepared = worker.prepare('key')
  let most = 0
  for (let request = 0; request <= filesOf(first).length; request++) {
    await settle()
    most = Math.max(most, site.pending())
    site.answerNext(1)
  }
  expect(await prepared).toBe('ready')
  expect(most).toBe(1)
})

it('begins no download for two seconds after a person used a page', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  try {
    const { site, worker, answered } = watch()
    const prepared = worker.prepare('key')
    await settle()
    site.answerNext(1)
    worker.pause()
    await settle()
    expect(site.pending()).toBe(0)
    jest.advanceTimersByTime(1500)
    worker.pause()
    jest.advanceTimersByTime(1500)
    await settle()
    expect(site.pending()).toBe(0)
    jest.advanceTimersByTime(500)
    await settle()
    expect(site.pending()).toBe(1)
    expect(await answered(prepared)).toBe('ready')
  } finally {
    jest.useRealTimers()
  }
})

it('answers from the network while there is one, and leaves the files of such a page to the browser', async () => {
  const { site, worker, answered } = watch()
  await answered(worker.prepare('key'))
  site.deploy(second)
  expect(await (await worker.openPage(page())).text()).toBe(htmlOf(2, second))
  expect(worker.loadFile(fileOf(entry))).toBeUndefined()
})

it('uses the response that the browser preloaded', async () => {
  const { worker } = watch({ fetch: () => Promise.reject(new Error('not needed')) })
  const preloaded = Promise.resolve(new Response('preloaded'))
  expect(await (await worker.openPage(page(), preloaded)).text()).toBe('preloaded')
})

it('fails like the network if no page is kept', async () => {
  const { site, worker } = watch()
  site.setReachable(false)
  await expect(worker.openPage(page())).rejects.toThrow('Failed to fetch')
})

it('loads the files of a page from before its restart from the network first', async () => {
  const { site, worker, create, answered } = watch()
  await answered(worker.prepare('key'))
  const started = create()
  expect(await (await started.loadFile(fileOf('/assets/late.js')))?.text()).toBe(contentOf('/assets/late.js'))
  site.setReachable(false)
  expect(await (await started.loadFile(fileOf(entry)))?.text()).toBe(contentOf(entry))
})

it('keeps the previous versions in use after an interrupted update, and removes its files', async () => {
  const { site, caches, worker, answered } = watch()
  await answered(worker.prepare('key'))
  site.deploy(second)
  const switching = worker.prepare('key')
  await settle()
  site.answerNext(1)
  await settle()
  site.answerNext(1)
  site.setReachable(false)
  expect(await answered(switching)).toBe('failed')
  expect(await (await worker.openPage(page())).text()).toBe(htmlOf(1, first))
  expect(caches.paths().filter((path) => path.includes('/2.0.0/'))).toEqual([])
})

it('keeps the files of the previous version for open pages, and removes older ones', async () => {
  const { site, caches, worker, answered } = watch()
  for (const remote of [1, 2, 3]) {
    site.deploy({ shell: 1, remote })
    await answered(worker.prepare('key'))
  }
  const kept = caches.paths().flatMap((path) => /mfe-a\/(\d)/.exec(path)?.[1] ?? [])
  expect(new Set(kept)).toEqual(new Set(['2', '3']))
})

describe('a document that was recorded earlier', () => {
  it('is refused below the revision of the kept one (rollback)', async () => {
    const { site, worker, answered } = watch()
    const recorded = site.document()
    site.deploy(second)
    await answered(worker.prepare('key'))
    site.replay(recorded)
    site.deploy({ shell: 1, remote: 3 })
    expect(await answered(worker.prepare('key'))).toBe('failed')
    site.setReachable(false)
    expect(await (await worker.openPage(page())).text()).toBe(htmlOf(2, second))
  })

  it('is refused once it has expired, by a clock that may be wrong by days (freeze)', async () => {
    let time = Date.now()
    const { site, worker, answered } = watch({ now: () => time })
    const begin = time
    for (const at of [begin - 5 * day, begin + 29 * day]) {
      time = at
      expect(await answered(worker.prepare('key'))).toBe('ready')
    }
    time = begin + 31 * day
    expect(await answered(worker.prepare('key'))).toBe('failed')
    site.setReachable(false)
    await expect(worker.openPage(page())).rejects.toThrow('Failed to fetch')
  })

  it('is accepted with another key, whatever revision the earlier key has signed (fast-forward)', async () => {
    const { site, worker, answered } = watch()
    const { revision, ...document } = JSON.parse(site.document()) as { revision: number }
    site.replay(JSON.stringify({ ...document, revision: Number.MAX_SAFE_INTEGER - revision }))
    expect(await answered(worker.prepare('stolen key'))).toBe('ready')
    site.replay(undefined)
    site.deploy(second)
    expect(await answered(worker.prepare('stolen key'))).toBe('failed')
    expect(await answered(worker.prepare('next key'))).toBe('ready')
    site.setReachable(false)
    expect(await (await worker.openPage(page())).text()).toBe(htmlOf(2, second))
  })
})

it('opens no page without a network if the kept document is not the one that was signed', async () => {
  const { site, caches, worker, answered } = watch()
  await answered(worker.prepare('key'))
  const cache = await caches.open(cacheName)
  const stored = (await (await cache.match('/offline-document/current'))?.json()) as { text: string }
  const changed = { ...stored, text: stored.text.replace('remote 1', 'remote 10') }
  await cache.put('/offline-document/current', new Response(JSON.stringify(changed)))
  site.setReachable(false)
  await expect(worker.openPage(page())).rejects.toThrow('Failed to fetch')
  site.setReachable(true)
  expect(await answered(worker.prepare('key'))).toBe('ready')
  site.setReachable(false)
  expect(await (await worker.openPage(page())).text()).toBe(htmlOf(1, first))
})

it.each([
  ['another signature', () => Promise.resolve(false)],
  ['a browser that cannot verify', () => Promise.resolve(undefined)],
])('keeps nothing with %s', async (_, verify) => {
  const { caches, worker, answered } = watch({ verify })
  expect(await answered(worker.prepare('key'))).toBe('failed')
  expect(caches.paths()).toEqual([])
})

it('removes everything and unregisters itself when the document says so', async () => {
  const { site, caches, worker, unregister, answered } = watch()
  await answered(worker.prepare('key'))
  site.switchOff(true)
  expect(await answered(worker.prepare('key'))).toBe('off')
  expect(caches.paths()).toEqual([])
  expect(unregister).toHaveBeenCalledTimes(1)
  site.setReachable(false)
  await expect(worker.openPage(page())).rejects.toThrow('Failed to fetch')
  expect(await caches.delete(cacheName)).toBe(false)
})
