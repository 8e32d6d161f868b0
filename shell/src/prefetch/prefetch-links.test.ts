import { act } from '@testing-library/react'
import { postDetail } from '@within-reach/contract'
import { type PageDecision, updateAttribute } from '@within-reach/registry'
import {
  completeStore,
  createTestRuntime,
  liveWith,
  type Network,
  publish,
  stubNetwork,
} from '@within-reach/runtime/testing'
import { createLanguageStore, createSessionStore } from '@within-reach/shared-core'
import { forget } from '@within-reach/shared-core/react'
import { createFindPage } from '../find-page'
import { mockInView } from '../testing/in-view'
import { provideMessageChannel } from '../testing/message-channel'
import { prefetchLinks } from './prefetch-links'
import { prefetchLater } from './prefetch-later'

const title = { en: 'A', ko: 'A' }
const reads = [{ path: postDetail.path, fields: {}, query: ['id'] }]
let network: Network
let stop = () => {}
/** Brings links into view. */
let bringIntoView: (selector: string) => Promise<void>

beforeAll(provideMessageChannel)
beforeEach(() => {
  jest.useFakeTimers()
  network = stubNetwork()
  network.serve(postDetail.path, '{"res":true,"data":{}}')
  forget(postDetail)
  window.history.replaceState(null, '', '/')
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const reportInView = mockInView()
  bringIntoView = async (selector) => {
    reportInView(selector)
    await pass(5000)
  }
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(navigator, 'connection')
  jest.useRealTimers()
})

/** Advances the timers, and runs everything that they start. */
const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds)
    for (let ticks = 0; ticks < 200; ticks++) await Promise.resolve()
  })

/** A site with one remote at /a and /a/one, whose pages begin with a read, and an operators' page at /console. */
function site() {
  const [page, console] = [publish(network, 'mfe-a'), publish(network, 'mfe-console')]
  const decision: PageDecision = {
    revision: 1,
    remotes: {
      'mfe-a': liveWith(
        page,
        [],
        [
          { path: '/a', title },
          { path: '/a/one', title, reads },
        ],
      ),
      'mfe-console': liveWith(console, [], [{ path: '/console', title, audience: 'operators' }]),
    },
    records: [],
  }
  const decisions = completeStore(decision)
  const { loader, diagnostics, telemetry } = createTestRuntime(decisions)
  const loadOwn = jest.fn(() => Promise.reject(new Error('no pages')))
  const options = {
    decisions,
    loader,
    diagnostics,
    session: createSessionStore(),
    language: createLanguageStore('en'),
    redirected: (address: string) => (address.endsWith('/own') ? '/a/one' : address),
    findPage: createFindPage(decisions, [{ path: '/terms', title }]),
    loadOwn,
  }
  const events = { loaded: 1, mounted: 1 }
  const shown = () => {
    const published = { remote: 'mfe-a', version: page.pointer.version }
    telemetry.sections.mounted({ label: 'a', published, load: () => Promise.reject() }, events.mounted)
  }
  const failed = () => {
    const published = { remote: 'mfe-a', version: page.pointer.version }
    telemetry.sections.failed(
      { label: 'a', published, load: () => Promise.reject() },
      { kind: 'load', error: new Error('broken') },
    )
  }
  const file = (name: string, of = page) => of.folder + name
  return { options, file, console, loadOwn, shown, failed, container: page.record.container }
}

const touch = async (markup: string, event = 'pointerdown', pointerType = 'touch') => {
  document.body.innerHTML = markup
  const inner = document.querySelector('b') ?? document.querySelector('a')
  inner?.dispatchEvent(Object.assign(new Event(event, { bubbles: true }), { pointerType }))
  await pass(100)
}
const link = (path: string) => `<a href="${path}"><b>A</b></a>`

describe('a page is prepared', () => {
  it.each([
    ['pointerdown', 'touch'],
    ['pointerover', 'mouse'],
    ['focusin', ''],
  ])('at %s of %s with its code and its reads, once', async (event, pointerType) => {
    const { options, file } = site()
    stop = prefetchLinks(options)
    await touch(link('/a/one?id=7'), event, pointerType)
    await touch(link('/a/one?id=7'), event, pointerType)
    expect([...network.asked].sort()).toEqual([postDetail.path, file('entry.js'), file('record.json')].sort())
  })

  it('while the finger is still on the link, when Chromium delays timers', async () => {
    const { options, file } = site()
    stop = prefetchLinks(options)
    const delayed = jest.spyOn(window, 'setTimeout').mockImplementation(() => 0 as never)
    await touch(link('/a'))
    delayed.mockRestore()
    expect(network.asked).toContain(file('entry.js'))
  })

  it('as the page to which it redirects the reader', async () => {
    const { options, file } = site()
    stop = prefetchLinks(options)
    await touch(link('/own'))
    expect(network.asked).toContain(file('entry.js'))
  })

  it("with the code of an operators' page, because only operators see a link to it", async () => {
    const { options, file, console } = site()
    stop = prefetchLinks(options)
    await touch(link('/console'))
    expect(network.asked).toContain(file('entry.js', console))
  })

  it("if it is one of the shell's own", async () => {
    const { options, loadOwn } = site()
    stop = prefetchLinks(options)
    await touch(link('/terms'))
    expect(loadOwn).toHaveBeenCalledTimes(1)
  })

  it('again at the next touch if that failed, silently', async () => {
    const { options, file } = site()
    stop = prefetchLinks(options)
    const repair = network.breakFiles(/entry/, () => ({ status: 404, type: 'text/html', body: '' }))
    await touch(link('/a'))
    repair()
    await touch(link('/a'))
    expect(network.asked.at(-1)).toBe(`${file('entry.js')}?again=2`)
  })

  it.each([
    ['a link to another site', '<a href="https://elsewhere.test/a">A</a>', 'pointerdown', 'touch'],
    ['an address that no remote owns', link('/nowhere'), 'pointerdown', 'touch'],
    ['a link to the page itself', link('/'), 'pointerdown', 'touch'],
    ['a download', '<a href="/a" download>A</a>', 'pointerdown', 'touch'],
    ['an element that is not a link', '<p><b>A</b></p>', 'pointerdown', 'touch'],
    ['a finger that scrolls over it', link('/a'), 'pointerover', 'touch'],
  ])('but not for %s', async (_, markup, event, pointerType) => {
    const { options } = site()
    stop = prefetchLinks(options)
    await touch(markup, event, pointerType)
    expect(network.asked).toEqual([])
  })
})

describe('links in view', () => {
  it('have the code of their remotes downloaded but not run, and the data of the first four read', async () => {
    const { options, file, container } = site()
    document.body.innerHTML = [1, 2, 3, 4, 5, 6].map((id) => link(`/a/one?id=${id}`)).join('')
    stop = prefetchLinks(options)
    await bringIntoView('a')
    const read = Array.from({ length: 4 }, () => postDetail.path)
    expect([...network.asked].sort()).toEqual([file('record.json'), file('entry.js'), ...read].sort())
    expect(globalThis).not.toHaveProperty(container)
  })

  it('do not wait for each other', async () => {
    const { options, file, console } = site()
    network.breakFiles(/record/, () => new Promise(() => {}))
    document.body.innerHTML = link('/a') + link('/console')
    stop = prefetchLinks(options)
    await bringIntoView('a')
    expect(network.asked).toEqual([file('record.json'), file('record.json', console)])
  })

  it('have the code of their screen loaded if their remote runs in the page', async () => {
    const { options, container, shown } = site()
    shown()
    document.body.innerHTML = link('/a')
    stop = prefetchLinks(options)
    await bringIntoView('a')
    expect(globalThis).toHaveProperty(container)
  })

  it('do not load a remote that failed in this page', async () => {
    const { options, failed } = site()
    failed()
    document.body.innerHTML = link('/a')
    stop = prefetchLinks(options)
    await bringIntoView('a')
    expect(network.asked).toEqual([])
  })
})

describe('nothing is prefetched', () => {
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'with %j',
    async (connection) => {
      const { options } = site()
      document.body.innerHTML = link('/a/one?id=7')
      stop = prefetchLinks(options)
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
      await bringIntoView('a')
      await touch(link('/a/one?id=7'))
      expect(network.asked).toEqual([])
    },
  )

  it('while an update waits for the next page', async () => {
    const { options } = site()
    document.body.innerHTML = link('/a/one?id=7')
    stop = prefetchLinks(options)
    document.documentElement.setAttribute(updateAttribute, '')
    await bringIntoView('a')
    await touch(link('/a/one?id=7'))
    document.documentElement.removeAttribute(updateAttribute)
    expect(network.asked).toEqual([])
  })

  it('in the first second of a page', async () => {
    const { options } = site()
    document.body.innerHTML = link('/a/one?id=7')
    const rendered = prefetchLater(options)
    rendered()
    await pass(1000)
    await touch(link('/a/one?id=7'))
    expect(network.asked).toEqual([])
  })
})
