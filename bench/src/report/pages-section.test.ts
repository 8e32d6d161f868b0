import { type Opened, pagesResultOf } from '../pages/pages-result'
import { judgePages, pagesSection } from './pages-section'

const machine = { processors: 2, memoryGiB: 8, node: 'v20' }
const load = (largestPaint: number, blocked: number) => ({
  firstPaint: 1,
  largestPaint,
  usable: 1,
  blocked,
  shift: 0,
  bytes: 1,
  requests: 1,
  scripts: 0,
  processor: 1,
})
const opened = (who: Opened['who'], address: string, cold: number, warm: number, blocked = 0): Opened => ({
  round: 0,
  who,
  address,
  cold: load(cold, blocked),
  warm: load(warm, 0),
})

it('judges the worst page, and names it', () => {
  const found = pagesResultOf('/list', [
    opened('reference', '/list', 100, 100),
    opened('visitor', '/about', 110, 100, 149),
    opened('member', '/about', 100, 180),
  ])
  const [paint, usable, blocked, shift] = judgePages({ pages: { measured: 'today', machine, ...found } })
  expect(paint).toMatchObject({ met: false, measured: '1.80 (member of /about, later visit)' })
  expect([usable?.met, shift?.met]).toEqual([true, true])
  expect(blocked).toMatchObject({ met: true, measured: '149 ms (visitor of /about, first visit)' })
})

it('names the pages that were added after the run, and meets no target without them', () => {
  const found = pagesResultOf('/list', [
    opened('reference', '/list', 100, 100),
    opened('visitor', '/list?page=2', 100, 100),
  ])
  const pages = { measured: 'today', machine, ...found }
  expect(judgePages({ pages, declared: ['/list'] }).map(({ met }) => met)).not.toContain(false)
  const results = { pages, declared: ['/list', '/new'] }
  expect(pagesSection(results).join()).toContain('not measured yet: `/new`.')
  for (const { met, measured } of judgePages(results)) {
    expect(met).toBe(false)
    expect(measured).toMatch(/; 1 pages not measured$/)
  }
})
