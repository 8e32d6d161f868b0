import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { liveVitals } from './live-vitals'

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }))

/** Reports a value as the library does. */
const report = (on: typeof onLCP | typeof onINP | typeof onCLS, metric: object) => {
  const [callback] = jest.mocked(on as typeof onLCP).mock.lastCall ?? []
  callback?.({ navigationType: 'navigate', entries: [], ...metric } as unknown as Metric as never)
}
const begin = () => {
  document.body.innerHTML = '<h1 id="a"></h1><p id="b"></p>'
  const values$ = liveVitals({ window, remoteAt: (node) => (node as Element | null)?.id })
  const element = (id: string) => document.getElementById(id)
  return { values$, element }
}

it('follows each vital with the remote that caused it, beginning with nothing', () => {
  const { values$, element } = begin()
  expect(values$.value).toEqual([])
  expect(jest.mocked(onLCP).mock.lastCall?.[1]).toEqual({ reportAllChanges: true })
  report(onLCP, { value: 812.4, entries: [{ element: element('a') }] })
  report(onINP, { value: 48.2, entries: [{ startTime: 5, target: element('b') }] })
  report(onLCP, { value: 1208, entries: [{ element: element('b') }] })
  expect(values$.value).toEqual([
    { vital: 'lcp', remote: 'b', value: 1210 },
    { vital: 'inp', remote: 'b', value: 48 },
  ])
})

it('attributes a shift to the element that moved most', () => {
  const { values$, element } = begin()
  const source = (id: string, width: number) => ({ node: element(id), currentRect: { width, height: 10 } })
  const shift = { value: 0.1, sources: [source('a', 10), source('b', 90)] }
  report(onCLS, { value: 0.12345, entries: [{ value: 0.01, sources: [source('a', 900)] }, shift] })
  expect(values$.value).toEqual([{ vital: 'cls', remote: 'b', value: 0.123 }])
})

it.each(['back-forward-cache', 'prerender'])('ignores a page that was not loaded (%s)', (navigationType) => {
  const { values$ } = begin()
  report(onLCP, { value: 900, navigationType })
  expect(values$.value).toEqual([])
})
