import { drawChart } from './chart'
import { reportOf } from './report'

const at = (median: number) => ({ median, least: median - 1, most: median + 1 })
const machine = { processors: 2, model: 'Some & Co', memoryGiB: 8, node: 'v20' }
const builds = { measured: '2026-11-21', machine, remote: 'mfe-a', seconds: { whole: at(40), one: at(4) } }

it('omits missing results', () => {
  expect(reportOf({}).page).not.toContain('## ')
  expect([...reportOf({}).charts]).toEqual([])
})

it('lists the targets first, then each result with its machine', () => {
  const { page } = reportOf({ builds })
  expect(page).toContain('2 of 2 targets are met.')
  expect(page).toContain('| One changed remote built within 5 s | 4 s | yes |')
  expect(page).toContain('| mfe-a, with one changed source | 4 (3 to 5) |')
  expect(page).toContain('_Measured 2026-11-21 on 2 × Some & Co, 8 GiB, Node v20._')
})

describe('a chart', () => {
  const chart = drawChart({
    title: 'This & that',
    unit: 'ms',
    groups: [
      { name: 'all', bars: [{ name: 'a', value: at(100) }] },
      { name: 'half', bars: [{ name: 'a', value: at(50) }] },
    ],
  })

  it('begins at zero, so that bar lengths are proportional', () => {
    const [long = 0, short = 0] = [...chart.matchAll(/<rect x="170" y="\d+" width="([\d.]+)"/g)].map(
      ([, width]) => Number(width),
    )
    // Drawn to a tenth of a pixel.
    expect(short).toBeCloseTo(long / 2, 0)
  })

  it('escapes its title', () => {
    expect(chart).toContain('aria-label="This &amp; that"')
    expect(chart).not.toMatch(/&(?!amp;)/)
  })
})
