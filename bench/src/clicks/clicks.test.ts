import { foundOf } from './clicks'
import { scenarios } from './scenarios'
import { clicksSection } from '../report/clicks-section'

const chosen = scenarios([{ path: '/a', title: 'A' }]).slice(-1)
const taken = (time: number, interaction: number, more = {}) => ({
  name: 'menu → A',
  time,
  requests: 1,
  skeleton: false,
  restored: true,
  interaction,
  ...more,
})

it('measures each page of the menu', () => {
  expect(chosen[0]).toMatchObject({
    from: '/mobilemenu',
    steps: [{ name: 'menu → A', by: { link: 'main a[href="/a"]' } }],
  })
})

it('gives the median of a step, and counts skeletons and lost positions', () => {
  const found = foundOf(chosen, [
    taken(100, 16),
    taken(500, 32, { skeleton: true }),
    taken(300, 24, { restored: false }),
  ])
  expect(found.steps).toEqual([
    {
      name: 'menu → A',
      within: 400,
      time: { median: 300, least: 100, most: 500 },
      requests: { median: 1, least: 1, most: 1 },
      skeletons: 1,
      misplaced: 1,
    },
  ])
  expect(found.interaction).toEqual({ p75: 28, most: 32, touches: 3 })
})

it('the report has a table with the limit of each step', () => {
  const machine = { processors: 2, memoryGiB: 8, node: 'v20' }
  const found = foundOf(chosen, [taken(450, 120)])
  const [section] = clicksSection({ clicks: { measured: '2026-11-23', machine, rounds: 1, ...found } })
  expect(section).toContain('| menu → A | 400 | 450 (450 to 450) | 1 | 0 | 0 |')
})
