import fc from 'fast-check'
import { createMemoryCaches } from './memory-caches'
import { contentOf, createTestSite, filesOf, htmlOf, settle, signatureOf } from './offline-site'
import type { KeptCaches } from '../offline/kept-pages'
import { createOfflineWorker, type OfflineWorker } from '../offline/offline-worker'

const step = fc.oneof(
  fc.record({
    type: fc.constant('deploy' as const),
    shell: fc.integer({ min: 1, max: 9 }),
    remote: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ type: fc.constant('rollback' as const) }),
  fc.record({ type: fc.constantFrom('offline' as const, 'online' as const) }),
  // A visit lasts until the page is idle and prepares its worker. A reload does not.
  fc.record({
    type: fc.constantFrom('reload' as const, 'reload' as const, 'visit' as const, 'visit' as const),
  }),
  fc.record({ type: fc.constant('answer' as const), count: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ type: fc.constantFrom('restart' as const, 'open-rest' as const) }),
  fc.record({ type: fc.constant('switch' as const), off: fc.boolean() }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Cache storage as a worker sees it until the browser stops the worker. */
function createStoppable(caches: KeptCaches) {
  let isStopped = false
  const unlessStopped = <Result>(work: () => Promise<Result>): Promise<Result> =>
    isStopped ? new Promise(() => {}) : work()
  const seen: KeptCaches = {
    delete: (name) => unlessStopped(() => caches.delete(name)),
    open: async (name) => {
      const cache = await unlessStopped(() => caches.open(name))
      return {
        match: (address) => unlessStopped(() => cache.match(address)),
        put: (address, response) => unlessStopped(() => cache.put(address, response)),
        delete: (address) => unlessStopped(() => cache.delete(address)),
        keys: () => unlessStopped(() => cache.keys()),
      }
    },
  }
  return { caches: seen, stop: () => void (isStopped = true) }
}

/** A browser with one tab at a site. */
function createBrowser() {
  const site = createTestSite()
  const caches = createMemoryCaches()
  const earlier = [site.state().live]
  const known = new Map([[htmlOf(1, site.state().live), site.state().live]])
  let worker: OfflineWorker | undefined
  let storage = createStoppable(caches)
  let tab: { readonly html: string; readonly id: string } | undefined
  let opened = 0
  const violations: string[] = []

  const start = (): OfflineWorker => {
    // A stopped worker does nothing more, even in the middle of a task.
    storage.stop()
    storage = createStoppable(caches)
    return createOfflineWorker({
      caches: storage.caches,
      fetch: site.fetch,
      verify: (body, signature) => Promise.resolve(signature === signatureOf(new TextDecoder().decode(body))),
      isOnline: () => site.state().isReachable,
      exclusively: (work) => work(),
      unregister: () => Promise.resolve((worker = undefined)),
    })
  }
  const request = (path: string) => new Request(`https://site.test${path}`)

  const open = async () => {
    const page = { request: request('/userspacetrade'), clientId: `tab ${(opened += 1)}` }
    const answer = await (worker ? worker.openPage(page) : site.fetch(page.request)).catch(() => undefined)
    tab = answer && { html: await answer.text(), id: page.clientId }
    const { isReachable, live, revision } = site.state()
    if (isReachable && tab?.html !== htmlOf(revision, live)) violations.push('a stale page with a network')
    if (tab && !known.has(tab.html)) violations.push('a page of no decision')
    // Without a network, a page is complete.
    if (tab && !isReachable) await openRest(true)
  }
  /** The open page loads all of its files, whatever happened since. */
  const openRest = async (mustLoad = site.state().isReachable) => {
    const decided = tab && known.get(tab.html)
    if (!tab || !decided) return
    for (const address of filesOf(decided)) {
      const file = request(address)
      const load = worker?.loadFile({ request: file, clientId: tab.id }) ?? site.fetch(file)
      const text = await load.then((answer) => answer.text()).catch(() => undefined)
      // Its own files or none: the address names the version.
      if (mustLoad && text === undefined) violations.push(`${tab.html} misses ${address}`)
      if (text !== undefined && text !== contentOf(address)) violations.push(`${tab.html} got ${text}`)
    }
  }

  /** What the script of a page does when it is idle. */
  const prepare = () => {
    if (!site.state().isReachable) return
    if (site.state().isOff && !worker) return
    worker ??= start()
    void worker.prepare('key')
  }
  const deploy = (next: (typeof earlier)[number]) => {
    earlier.push(next)
    site.deploy(next)
    known.set(htmlOf(site.state().revision, next), next)
  }
  return {
    site,
    caches,
    /** Descriptions of what a browser must never show. */
    violations,
    isRegistered: () => worker !== undefined,
    async run(one: Step): Promise<void> {
      switch (one.type) {
        case 'deploy':
          deploy({ shell: one.shell, remote: one.remote })
          break
        case 'rollback':
          deploy(earlier.at(-2) ?? site.state().live)
          break
        case 'offline':
        case 'online':
          site.setReachable(one.type === 'online')
          break
        case 'visit':
          await open()
          prepare()
          break
        case 'reload':
          await open()
          break
        case 'answer':
          for (let times = 0; times < one.count; times++) {
            site.answerNext(1)
            await settle()
          }
          break
        case 'restart':
          // The browser stops an idle worker, and one that takes too long.
          if (worker) worker = start()
          break
        case 'open-rest':
          await openRest()
          break
        case 'switch':
          site.switchOff(one.off)
          break
      }
      await settle()
    },
    /** Answers everything that is asked. */
    async finish(): Promise<void> {
      for (let turns = 0; turns < 40; turns++) {
        site.answerNext(10)
        await settle()
      }
    },
  }
}

/**
 * Plays interleavings of deploys, rollbacks, lost networks and reloads against the worker. It fails with the first one
 * that shows files of two decisions, or an old decision although there is a network.
 * @param numRuns the number of interleavings
 * @returns the number of interleavings that were played
 */
export async function playInterleavings(numRuns: number): Promise<number> {
  let played = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const browser = createBrowser()
      for (const one of steps) await browser.run(one)

      // Whatever happened: after a visit with a network, the newest decision opens without one.
      browser.site.setReachable(true)
      browser.site.switchOff(false)
      await browser.finish()
      await browser.run({ type: 'visit' })
      await browser.finish()
      browser.site.setReachable(false)
      const { live } = browser.site.state()
      for (const address of filesOf(live)) expect(browser.caches.paths()).toContain(address)
      await browser.run({ type: 'reload' })

      // The switch in the decision removes the worker.
      browser.site.setReachable(true)
      browser.site.switchOff(true)
      await browser.run({ type: 'visit' })
      await browser.finish()
      expect(browser.isRegistered()).toBe(false)
      expect(browser.caches.paths()).toEqual([])
      expect(browser.violations).toEqual([])
      played += 1
    }),
    { numRuns },
  )
  return played
}
