import type { LighthouseRow } from '../lighthouse/lighthouse-result'
import { judgeLighthouse, lighthouseSection } from './lighthouse-section'

const machine = { processors: 2, memoryGiB: 8, node: 'v20' }
const row = (address: string, more: Partial<LighthouseRow> = {}): LighthouseRow => ({
  address,
  who: 'visitor',
  shown: address,
  audits: 1,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  metrics: { firstPaint: 900, largestPaint: 1100, speedIndex: 1000, blocked: 0, shift: 0 },
  failed: [],
  ...more,
})
const results = (rows: readonly LighthouseRow[]) => ({
  lighthouse: {
    measured: 'today',
    machine,
    lighthouse: '12.0.0',
    benchmarkIndex: { median: 900, least: 800, most: 1000 },
    rows,
  },
})
const blocked = {
  category: 'performance',
  id: 'total-blocking-time',
  title: 'Total Blocking Time',
  score: 0.9,
  weight: 30,
  found: '190 ms',
} as const
const slow = row('/post', {
  who: 'member',
  scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 },
  failed: [blocked],
})

it('judges each category by its lowest page, and names it', () => {
  expect(judgeLighthouse(results([row('/')])).map(({ measured, met }) => [measured, met])).toEqual(
    Array(4).fill(['100', true]),
  )
  const [performance, accessibility] = judgeLighthouse(results([row('/'), slow]))
  expect(performance).toMatchObject({ met: false, measured: '97 (member: `/post`), 100 on 1 of 2' })
  expect(accessibility?.met).toBe(true)
})

it('lists what lowers the scores, with its weight and its worst page', () => {
  const better = { ...slow, who: 'visitor', failed: [{ ...blocked, score: 0.95, found: '150 ms' }] } as const
  const [text] = lighthouseSection(results([better, slow]))
  expect(text).toContain('| performance: `total-blocking-time` | 30 | 2 | 0.90 | member: `/post`: 190 ms |')
})
