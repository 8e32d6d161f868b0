import { spreadOf } from '../measure/statistics'
import type { RouteResult } from '../web/compare'
import { against, contenderRows } from './contenders-result'

const figures = (largestPaint: number) => {
  const [paint, one] = [spreadOf([largestPaint]), spreadOf([1])]
  const times = { firstPaint: paint, largestPaint: paint, usable: paint, blocked: one, shift: one }
  return { ...times, bytes: one, requests: one, scripts: one, processor: one }
}
const ratios = (times: readonly number[], bytes: number) => {
  const spread = spreadOf(times)
  const all = { firstPaint: spread, largestPaint: spread, usable: spread, processor: spread }
  return { ...all, bytes: spreadOf([bytes]) }
}
const result = (route: string, others: RouteResult['ratios']): RouteResult => ({
  route,
  depth: { composed: 2 },
  cold: { composed: figures(612.34567) },
  warm: { composed: figures(400) },
  ratios: others,
})
const rows = contenderRows([
  result('/a', { single: { cold: ratios([0.9, 1.1, 9], 1.2), warm: ratios([0.5], 1) } }),
  result('/b', { single: { cold: ratios([0.8], 1), warm: ratios([2], 1) } }),
  result('/c', {
    single: { cold: ratios([1], 1.1), warm: ratios([1], 1) },
    rendered: { cold: ratios([0.7], 0.5), warm: ratios([0.6], 0) },
  }),
])

it('the comparison is the median of the pages’ medians, and names the worst page', () => {
  expect(against(rows, 'single', 'first', 'largestPaint')).toEqual({
    ...{ pages: 3, median: 1, worst: 1.1, worstPage: '/a' },
  })
  expect(against(rows, 'single', 'later', 'usable')).toMatchObject({ median: 1, worst: 2, worstPage: '/b' })
  expect(against(rows, 'single', 'first', 'bytes')).toMatchObject({ median: 1.1, worst: 1.2 })
})

it('compares the pages that the other site has', () => {
  expect(against(rows, 'rendered', 'first', 'usable')).toMatchObject({ pages: 1, median: 0.7 })
  expect(against(rows, 'naive', 'first', 'usable')).toBeUndefined()
})

it('keeps the medians of each site', () => {
  expect(rows[0]?.first.composed).toMatchObject({ largestPaint: 612.346, requests: 1 })
  expect(rows[0]?.later.composed?.usable).toBe(400)
})
