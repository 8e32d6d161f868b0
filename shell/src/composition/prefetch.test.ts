import type { PageDecision } from '@within-reach/registry'
import { createDecisionStore } from '@within-reach/runtime'
import {
  completeStore,
  createTestRuntime,
  liveWith,
  type Network,
  publish,
  stubNetwork,
} from '@within-reach/runtime/testing'
import { prefetchOnIntent } from './prefetch'

const title = { en: 'A', ko: 'A' }
let network: Network
let listening: AbortController

beforeEach(() => {
  network = stubNetwork()
  listening = new AbortController()
  const add = document.addEventListener.bind(document)
  jest.spyOn(document, 'addEventListener').mockImplementation((type: string, listener, options) => {
    add(type, listener, { ...(options as object), signal: listening.signal })
  })
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => listening.abort())

/** A site with one remote at /a and an operators' page at /console. */
function site() {
  const [page, console] = [publish(network, 'mfe-a'), publish(network, 'mfe-console')]
  const decision: PageDecision = {
    revision: 1,
    remotes: {
      'mfe-a': liveWith(page, [], [{ path: '/a', title }]),
      'mfe-console': liveWith(console, [], [{ path: '/console', title, audience: 'operators' }]),
    },
    records: [page.record, console.record],
  }
  return { decision, page: `${page.folder}entry.js`, console: `${console.folder}entry.js` }
}

/** Moves the pointer or the focus onto a link. */
async function reach(markup: string, event: 'pointerover' | 'focusin' = 'pointerover'): Promise<void> {
  document.body.innerHTML = markup
  const inner = document.querySelector('b') ?? document.querySelector('a')
  inner?.dispatchEvent(new Event(event, { bubbles: true }))
  for (let ticks = 0; ticks < 200; ticks++) await Promise.resolve()
}

describe('a remote is prefetched', () => {
  it.each(['pointerover', 'focusin'] as const)(
    'when a link to it is reached by %s, and once',
    async (event) => {
      const { decision, page } = site()
      prefetchOnIntent(completeStore(decision), createTestRuntime().loader)
      await reach('<a href="/a?page=2"><b>A</b></a>', event)
      await reach('<a href="/a">A</a>', event)
      expect(network.asked).toEqual([page])
    },
  )

  it("for a link to an operators' page, which only operators see", async () => {
    const { decision, console } = site()
    prefetchOnIntent(completeStore(decision), createTestRuntime().loader)
    await reach('<a href="/console">Console</a>')
    expect(network.asked).toEqual([console])
  })

  it.each([
    ['a link that leads elsewhere', '<a href="https://elsewhere.test/a">A</a>'],
    ['an address that no remote owns', '<a href="/terms">Terms</a>'],
    ['what is no link', '<p><b>A</b></p>'],
  ])('but not for %s', async (_, markup) => {
    const { decision } = site()
    prefetchOnIntent(completeStore(decision), createTestRuntime().loader)
    await reach(markup)
    expect(network.asked).toEqual([])
  })

  it('again with the next link if it failed, silently', async () => {
    const { decision, page } = site()
    prefetchOnIntent(completeStore(decision), createTestRuntime().loader)
    const mend = network.breakFiles(/entry/, () => ({ status: 404, type: 'text/html', body: '' }))
    await reach('<a href="/a">A</a>')
    const before = network.asked.length
    mend()
    await reach('<a href="/a">A</a>')
    expect(network.asked.slice(before)).toEqual([`${page}?again=2`])
  })

  it('as soon as the page knows its remote', async () => {
    const { decision, page } = site()
    const missing = createDecisionStore(undefined, () => Promise.resolve({ decision, isWhole: true }))
    prefetchOnIntent(missing, createTestRuntime().loader)
    await reach('<a href="/a">A</a>')
    expect(network.asked).toEqual([])
    await missing.complete()
    await reach('<a href="/a">A</a>')
    expect(network.asked).toEqual([page])
  })
})
