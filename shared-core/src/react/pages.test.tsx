import { act, screen } from '@testing-library/react'
import type { RemoteProps } from '../remote'
import { createLanguageStore } from '../language'
import { newEntry } from '../history'
import { createSessionStore } from '../session'
import type { RemoteLifecycles } from './lifecycles'
import { createPageLifecycles } from './pages'

const catalog = () => Promise.resolve({ messages: {} })
const report = jest.fn()

// The lifecycles settle only outside act, so each is started within it and awaited after it.
async function run(lifecycle: unknown, props: RemoteProps) {
  let done: Promise<unknown> = Promise.resolve()
  await act(async () => void (done = (lifecycle as (props: RemoteProps) => Promise<unknown>)(props)))
  await done
}

let unmount: () => Promise<void>
const owns = (pathname: string) => ['/here', '/listed'].includes(pathname)
async function mount({ bootstrap, mount: toMount, unmount: toUnmount }: RemoteLifecycles) {
  document.body.innerHTML = '<main></main>'
  const domElement = document.querySelector('main') as HTMLElement
  const stores = { ...createLanguageStore('en'), ...createSessionStore() }
  const props = { name: 'remote', domElement, report, owns, ...stores } as unknown as RemoteProps
  await run(bootstrap, props)
  await run(toMount, props)
  unmount = () => run(toUnmount, props)
}

/** Navigates as the shell does: a new entry, and a popstate event. */
const goTo = (address: string) =>
  act(async () => {
    window.history.pushState(newEntry(null, false), '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }))
  })

const heading = () => screen.queryByRole('heading')?.textContent
const reports = () => report.mock.calls.map(([{ type }]: [{ type: string }]) => type)

/** A chunk that the test loads or rejects. */
function chunk(title: string) {
  let settle: { come: () => void; fail: () => void } | undefined
  const load = jest.fn(
    () =>
      new Promise<{ Component: () => React.ReactNode }>((resolve, reject) => {
        settle = {
          come: () => resolve({ Component: () => <h1>{title}</h1> }),
          fail: () => reject(new Error('The chunk is missing')),
        }
      }),
  )
  return { load, come: () => act(async () => settle?.come()), fail: () => act(async () => settle?.fail()) }
}

beforeEach(() => {
  report.mockClear()
  window.history.replaceState(null, '', '/here')
})
afterEach(() => unmount())

const here = { path: '/here', element: <h1>Here</h1> }

describe('the pages of a remote', () => {
  it('are chosen by their address, and reported once they are rendered', async () => {
    await mount(createPageLifecycles([here, { path: '/there', element: <h1>There</h1> }], catalog))
    expect([heading(), reports()]).toEqual(['Here', ['arrived']])
    await goTo('/there')
    expect([heading(), reports()]).toEqual(['There', ['arrived', 'arrived']])
  })

  it('stay until a lazy screen is loaded', async () => {
    const there = chunk('There')
    await mount(createPageLifecycles([here, { path: '/there', lazy: there.load }], catalog))
    await goTo('/there')
    expect([heading(), reports()]).toEqual(['Here', ['arrived']])
    await there.come()
    expect([heading(), reports()]).toEqual(['There', ['arrived', 'arrived']])
  })

  it('are rendered without waiting if their screen was loaded before', async () => {
    const there = chunk('There')
    const lifecycles = createPageLifecycles([here, { path: '/there', lazy: there.load }], catalog)
    await mount(lifecycles)
    const loading = lifecycles.preload?.({ pathname: '/there', language: 'en' })
    await there.come()
    await loading
    window.history.pushState(newEntry(null, false), '', '/there')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(heading()).toBe('There')
    expect(there.load).toHaveBeenCalledTimes(1)
  })

  it('preload only their messages if they have no chunk of their own', async () => {
    const loadCatalog = jest.fn(catalog)
    const lifecycles = createPageLifecycles([here], loadCatalog)
    await lifecycles.preload?.({ pathname: '/here', language: 'ko' })
    expect(loadCatalog.mock.calls).toEqual([['ko']])
    await mount(lifecycles)
  })

  it('fail with a chunk that cannot be loaded, and request it again at the next mount', async () => {
    window.history.replaceState(null, '', '/there')
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {})
    const there = chunk('There')
    const lifecycles = createPageLifecycles([here, { path: '/there', lazy: there.load }], catalog)
    await mount(lifecycles)
    await there.fail()
    expect(reports()).toEqual(['crashed'])
    await unmount()
    await mount(lifecycles)
    await there.come()
    expect(heading()).toBe('There')
    expect(there.load).toHaveBeenCalledTimes(2)
    silence.mockRestore()
  })

  it("render nothing at another remote's address", async () => {
    await mount(createPageLifecycles([here], catalog))
    await goTo('/elsewhere')
    expect([heading(), reports()]).toEqual([undefined, ['arrived']])
  })

  it('that are listed but missing are reported to the shell, at the start and later', async () => {
    const lifecycles = createPageLifecycles([here], catalog)
    await mount(lifecycles)
    await goTo('/listed')
    expect(report).toHaveBeenLastCalledWith({
      type: 'crashed',
      error: expect.objectContaining({ name: 'PageMissing', message: 'There is no page for /listed' }),
    })
    await unmount()
    report.mockClear()
    await mount(lifecycles)
    expect(reports()).toEqual(['crashed'])
  })
})
