import type { ContenderRow } from '../contenders/contenders-result'
import { contendersChart, contendersSection } from './contenders-section'
import { judgeContenders } from './contenders-targets'

const at = (median: number) => ({ median, least: median, most: median })
const load = { firstPaint: 600, largestPaint: 620, usable: 610, blocked: 20, shift: 0 }
const figures = { ...load, bytes: 140_000, requests: 7, scripts: 0 }
const row = (page: string, times: number, bytes: number): ContenderRow => {
  const ratios = { largestPaint: at(times), usable: at(1), bytes: at(bytes) }
  const sites = { composed: figures, single: figures }
  return {
    page,
    depth: { composed: 2, single: 2 },
    first: sites,
    later: sites,
    ratios: { single: { first: ratios, later: ratios } },
  }
}
const contenders = {
  measured: '2026-11-23',
  machine: { processors: 2, memoryGiB: 8, node: 'v20' },
  rounds: 3,
  rows: [row('visitor: /userspacetrade', 1.004, 1.05), row('member: /about', 0.9, 1.12)],
}

it('judges the median and the worst page against each contender that was measured', () => {
  const judged = judgeContenders({ contenders })
  const [paint, click] = judged
  expect(paint?.target).toBe(
    'Largest paint against one application, first visits: at most 1.00 times in the median, 1.10 on the worst page',
  )
  expect(paint).toMatchObject({ measured: '0.95, at worst 1.00 (visitor: /userspacetrade)', met: true })
  expect(click).toMatchObject({ measured: '1.00, at worst 1.00 (visitor: /userspacetrade)', met: true })
  expect(judged.filter(({ target }) => target.includes('React Router'))).toEqual([])
})

it('misses a target if one page misses it', () => {
  const slow = { ...contenders, rows: [...contenders.rows, row('visitor: /view', 1.11, 1)] }
  expect(judgeContenders({ contenders: slow })[0]).toMatchObject({
    measured: '1.00, at worst 1.11 (visitor: /view)',
    met: false,
  })
})

it('judges bytes by the worst page', () => {
  expect(judgeContenders({ contenders }).find(({ target }) => target.startsWith('Bytes'))).toMatchObject({
    measured: '1.12 (member: /about), median 1.08',
    met: false,
  })
})

it('judges the composed site itself', () => {
  expect(
    judgeContenders({ contenders })
      .slice(-5)
      .map(({ measured, met }) => [measured, met]),
  ).toEqual([
    ['2', true],
    ['140 kB', true],
    ['0 kB', true],
    ['20 ms', true],
    ['0', true],
  ])
})

it('shows each page of each site', () => {
  const [text = ''] = contendersSection({ contenders })
  expect(text).toContain('| one application | 2 | 0.95, worst 1.00 |')
  expect(text).toContain('| member: /about, composed | 140 | 7 | 2 | 600 | 620 | 610 | 20 |')
  expect(contendersChart({ contenders })?.groups.map(({ name }) => name)).toEqual([
    '/userspacetrade',
    'member: /about',
  ])
})
