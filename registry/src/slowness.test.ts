import type { CacheState, Vital } from '@within-reach/contract'
import { findSlowness } from './slowness'
import { vitalBucket } from './vital-buckets'
import type { VitalCounts } from './vital-groups'

interface Views {
  readonly vital?: Vital
  readonly cache?: CacheState
  readonly group?: number
  readonly views: number
  /** The middle value: the values spread from half of it to twice as much. */
  readonly around: number
}

const rowOf = ({ vital = 'lcp', cache = 'full', group = 0, views, around }: Views): VitalCounts => {
  const counts: number[] = []
  for (let at = 0; at < views; at++) {
    const bucket = vitalBucket(vital, around * 2 ** ((2 * at) / views - 1))
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  return { vital, cache, group, counts: Array.from(counts, (count = 0) => count) }
}
const find = (candidate: readonly Views[], current: readonly Views[], few = 7) =>
  findSlowness(candidate.map(rowOf), current.map(rowOf), { steps: 3, few })

const current = [{ views: 5000, around: 1000 }]

it('finds a candidate whose largest paint is 20 % later, with the values of both versions', () => {
  const [found, ...more] = find([{ views: 1200, around: 1200 }], current)
  expect(more).toEqual([])
  expect(found).toMatchObject({ vital: 'lcp', finding: 'slower', views: 1200 })
  expect(found?.current).toBeGreaterThan(1350)
  expect(found?.current).toBeLessThan(1480)
  expect((found?.candidate ?? 0) / (found?.current ?? 1)).toBeCloseTo(1.2, 1)
})

it('finds a later response to input, and not below the resolution of browsers', () => {
  const inp = (around: number, views: number): Views => ({ vital: 'inp', around, views })
  expect(find([inp(300, 1500)], [inp(200, 5000)])).toMatchObject([{ vital: 'inp', finding: 'slower' }])
  expect(find([inp(24, 50_000)], [inp(16, 50_000)])).toEqual([])
})

it('is unsure with few views, and silent about a version that is as fast', () => {
  expect(find([{ views: 100, around: 1250 }], current)).toMatchObject([{ finding: 'unsure' }])
  expect(find([{ views: 5000, around: 1000 }], current)).toEqual([])
  expect(find([{ views: 50_000, around: 1050 }], [{ views: 50_000, around: 1000 }])).toEqual([])
})

it('reports that a few networks could have caused the difference', () => {
  const slow = [{ views: 1200, around: 1200 }]
  expect(find(slow, current, 7)).toMatchObject([{ finding: 'slower' }])
  expect(find(slow, current, 120)).toMatchObject([{ finding: 'single' }])
})

it('compares the same pages, devices and states of the cache', () => {
  const slowPage = { group: 1, around: 3000 }
  const fastPage = { group: 0, around: 1000 }
  const empty = { group: 0, around: 2000, cache: 'empty' } as const
  const all = [slowPage, fastPage, empty]
  const mix = (views: readonly number[]) => all.map((group, at) => ({ ...group, views: views[at] ?? 0 }))
  expect(find(mix([2000, 500, 500]), mix([500, 2000, 500]))).toEqual([])
  expect(find(mix([500, 500, 2000]), mix([500, 2000, 500]))).toEqual([])
})

it('does not compare views for which a part of the scripts was in the cache', () => {
  const partial = { cache: 'partial', views: 5000 } as const
  expect(find([{ ...partial, around: 3000 }], [{ ...partial, around: 1000 }])).toEqual([])
})

it('judges nothing without enough views of the current version, and no layout shift', () => {
  expect(find([{ views: 5000, around: 3000 }], [{ views: 99, around: 1000 }])).toEqual([])
  expect(
    find([{ vital: 'cls', views: 5000, around: 1 }], [{ vital: 'cls', views: 5000, around: 0.1 }]),
  ).toEqual([])
})

it('joins pages with few views', () => {
  const pages = (views: number, around: number) =>
    Array.from({ length: 10 }, (_, group) => ({ group, views, around }))
  expect(find(pages(150, 1300), pages(60, 1000))).toMatchObject([{ finding: 'slower' }])
})
