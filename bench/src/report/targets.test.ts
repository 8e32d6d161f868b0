import type { Spread } from '../measure/statistics'
import type { CallResult } from '../api/summary'
import type { Results, WebRouteResult } from './committed-results'
import { judge } from './targets'

const at = (median: number): Spread => ({ median, least: median, most: median })
const machine = { processors: 2, memoryGiB: 8, node: 'v20' }
const measured = { measured: '2026-11-21', machine, rounds: 7 }
const load = { firstPaint: at(1), largestPaint: at(1), usable: at(1), blocked: at(20), shift: at(0) }
const sent = { bytes: at(140_000), requests: at(7), scripts: at(0) }
const route = (name: string, times: number): WebRouteResult => {
  const ratios = { firstPaint: at(times), largestPaint: at(times), usable: at(times) }
  const site = { composed: { ...load, ...sent }, single: { ...load, ...sent } }
  return {
    route: name,
    depth: { composed: 2 },
    cold: site,
    warm: site,
    ratios: { cold: ratios, warm: ratios },
  }
}
const call = (name: string, more: Partial<CallResult> = {}): CallResult => ({
  call: name,
  perSecond: at(1000),
  p50: at(12),
  p99: at(40),
  processor: at(100),
  timesReference: at(10),
  p99TimesReference: at(2),
  ...more,
})
const verdicts = (results: Results) => judge(results).map(({ measured: is, met }) => [is, met])

it('omits targets without a measurement', () => {
  expect(judge({})).toEqual([])
})

it('uses the median and the worst of the routes', () => {
  const web = { ...measured, routes: [route('home', 0.9), route('board list', 1.0), route('login', 1.2)] }
  expect(verdicts({ web }).slice(0, 2)).toEqual([
    ['1.00, at worst 1.20', false],
    ['1.00, at worst 1.20', false],
  ])
  const fine = { ...measured, routes: [route('home', 0.9), route('board list', 1.04)] }
  expect(judge({ web: fine }).every(({ met }) => met)).toBe(true)
})

it('judges the service at a million posts, and searches alone if they were measured alone', () => {
  const against10k = { processor: at(1.3), p50: at(1) }
  const calls = [
    call('board list', { shareOfBare: at(0.85), against10k }),
    call('search', { p99TimesReference: at(9), alone: { ...call(''), p50: at(8) } }),
  ]
  expect(verdicts({ api: { ...measured, sizes: { '10k': [], '1m': calls } } })).toEqual([
    ['0.85', true],
    ['9 (search)', false],
    ['1.30', false],
    ['8 ms', true],
    ['40 ms', true],
    ['12 ms', true],
    ['40 ms', true],
    ['20.7', true],
  ])
})

it('judges builds by their median', () => {
  const builds = { ...measured, remote: 'mfe-a', seconds: { whole: at(59.9), one: at(5) } }
  expect(verdicts({ builds })).toEqual([
    ['59.9 s', true],
    ['5 s', false],
  ])
})

it('judges the inbox by its median, and thousands of connections by their slowest probe', () => {
  const calls = { '10k': [], '1m': [call('inbox', { p50: at(5.1), p99TimesReference: at(3) })] }
  const crowd = {
    ...{ call: 'new post', connections: 3000, perSecond: 1, offered: 9, shed: 0.9, p50: 100, p99: 900 },
    ...{ refusalP50: 1, refusalP99: 1, best: 1, throughput: 1, slowestProbe: 201, probes: 9, recovery: 1 },
    ...{ slowestOnSite: 9000, slowestScrape: 300 },
  }
  expect(
    verdicts({
      api: { ...measured, sizes: calls },
      'load-many-connections': { ...measured, ...crowd },
    }),
  ).toEqual([
    ['3 (inbox)', true],
    ['5.10 ms', false],
    ['201 ms', false],
    ['0.90 s', true],
  ])
})

it('judges the cost of one client for the others: expensive text, crawlers and pictures', () => {
  const hold = { where: '/api/posting description', text: 'one word', characters: 20_000, milliseconds: 51 }
  const found = { cases: 2, tries: 5, atRest: 1, longest: [hold], answered: {} }
  const crawled = { posts: 1, parts: 12, searches: 40, seconds: 20, runs: [], failed: 1 }
  const pictures = { pictures: 30, pixels: 12e6, alone: at(500), disturbed: at(1400), others: at(9000) }
  expect(
    verdicts({
      'load-hold': { ...measured, ...found },
      'load-sitemap-search': { ...measured, ...crawled, p99: at(900), timesAlone: at(4) },
      'load-pictures': { ...measured, ...pictures, timesAlone: at(2.8) },
    }),
  ).toEqual([
    ['51 ms', false],
    ['0.90 s', true],
    ['1', false],
    ['2.80', true],
  ])
})
