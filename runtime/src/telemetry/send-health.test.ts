import { type HealthReport, reportHealth } from '@within-reach/contract'
import type { Loadable } from '../loader/loadable'
import { loadSpeculatively } from '@within-reach/shared-core/testing'
import type { SectionEvents } from '../supervisor/events'
import { sendHealth } from './send-health'
import { createTelemetry } from './telemetry'

const version = (remote: string, number = '1.0.0'): Loadable => ({
  label: `${remote}@${number}`,
  published: { remote, version: number },
  load: () => Promise.reject(new Error('must not be loaded')),
})
const a = version('mfe-a')

/** The body of each request, validated as the service does. */
let sent: HealthReport[][]
const sendBeacon = jest.fn((_path: string, body: URLSearchParams) => {
  const read = reportHealth.request['~standard'].validate(Object.fromEntries(body))
  if (read instanceof Promise || read.issues) throw new Error('The service would refuse this')
  if (read.value.ticket !== 'of-this-page') throw new Error('The service would not count this')
  sent.push(read.value.batch)
  return true
})
const leave = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
const start = (sample = 1, changed?: string): SectionEvents => {
  const { events$, sections } = createTelemetry({ changedFile: () => Promise.resolve(changed) })
  sendHealth({
    events$,
    sample,
    ticket: 'of-this-page',
    window,
    whenIdle: (task) => task(),
    random: () => 0.5,
    origin: 'https://reach.example',
    remoteAt: () => undefined,
  })
  return sections
}

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
})
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'))
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the health of versions', () => {
  it('is reported in one request at a quiet moment', async () => {
    const health = start()
    health.loaded(a, 120.4)
    health.mounted(a, 30)
    health.loaded(version('mfe-b'), 80)
    health.mounted(version('mfe-b'), 20)
    await jest.advanceTimersByTimeAsync(4900)
    expect(sent).toEqual([])
    await jest.advanceTimersByTimeAsync(2200)
    expect(sent).toEqual([
      [
        { remote: 'mfe-a', version: '1.0.0', loaded: 120, mounted: 30 },
        { remote: 'mfe-b', version: '1.0.0', loaded: 80, mounted: 20 },
      ],
    ])
  })

  it('is reported when the page is left earlier, with what is known', () => {
    const health = start()
    health.loaded(a, 120)
    health.mounted(a, 30)
    health.loaded(version('mfe-b'), 80)
    leave()
    expect(sent).toEqual([[{ remote: 'mfe-a', version: '1.0.0', loaded: 120, mounted: 30 }]])
  })

  it('is reported once per page view, however often the section is opened', async () => {
    const health = start()
    for (let visit = 0; visit < 3; visit++) {
      health.loaded(a, 1)
      health.mounted(a, 1)
      await jest.advanceTimersByTimeAsync(10_000)
    }
    leave()
    expect(sent).toHaveLength(1)
  })

  it('reports a fault within half a second, with its class and never its message', async () => {
    const health = start()
    health.loaded(a, 100)
    health.failed(a, { kind: 'mount', error: new TypeError('mina@example.com is not a function') })
    await jest.advanceTimersByTimeAsync(600)
    expect(sent).toEqual([
      [{ remote: 'mfe-a', version: '1.0.0', loaded: 100, fault: { kind: 'mount', name: 'TypeError' } }],
    ])
    expect(JSON.stringify(sent)).not.toContain('mina')
  })

  it('reports a later crash separately, so that the view counts once, and at most five of a version', async () => {
    const health = start()
    health.loaded(a, 100)
    health.mounted(a, 10)
    await jest.advanceTimersByTimeAsync(8000)
    for (let times = 0; times < 9; times++) health.failed(a, { kind: 'crash', error: new Error('x') })
    await jest.advanceTimersByTimeAsync(600)
    const crash = { remote: 'mfe-a', version: '1.0.0', fault: { kind: 'crash', name: 'Error' } }
    expect(sent.slice(1)).toEqual([Array(5).fill(crash)])
  })

  it('names the file that differs from the published one', async () => {
    const health = start(1, 'https://reach.example/remotes/mfe-a/1.0.0/page.js')
    health.failed(a, { kind: 'load', error: new Error('could not be loaded') })
    await jest.advanceTimersByTimeAsync(600)
    expect(sent[0]?.[0]?.fault).toEqual({
      kind: 'integrity',
      name: 'Error',
      place: '/remotes/mfe-a/1.0.0/page.js',
    })
  })

  it('of a page that is loaded ahead is reported once the page is opened', async () => {
    const openPage = loadSpeculatively()
    const health = start()
    health.loaded(a, 100)
    health.mounted(a, 10)
    health.failed(a, { kind: 'crash', error: new Error('x') })
    await jest.advanceTimersByTimeAsync(1500)
    window.dispatchEvent(new Event('pagehide'))
    expect(sent).toEqual([])
    openPage()
    const fault = { kind: 'crash', name: 'Error' }
    expect(sent).toEqual([[{ remote: 'mfe-a', version: '1.0.0', loaded: 100, mounted: 10, fault }]])
  })

  it('of the shell itself and of views outside the sample is not reported', async () => {
    const shell: Loadable = { label: 'shell', load: a.load }
    start().failed(shell, { kind: 'load', error: new Error('x') })
    start(0.4).failed(a, { kind: 'load', error: new Error('x') })
    await jest.advanceTimersByTimeAsync(10_000)
    leave()
    expect(sent).toEqual([])
  })
})
