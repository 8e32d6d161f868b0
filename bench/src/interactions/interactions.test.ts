import { interactionsSection, judgeInteractions } from '../report/interactions-section'
import { interactionsResultOf, type PressedThere } from './interactions-result'

const pressed = (name: string, ...durations: number[]): PressedThere => ({
  address: '/a',
  who: 'visitor',
  kind: 'button',
  name,
  durations,
})
const machine = { processors: 2, memoryGiB: 8, node: 'v20' }

it('lists the slowest controls with their longest interaction over all rounds', () => {
  const found = interactionsResultOf([pressed('A', 40, 16), pressed('B', 120), pressed('A', 64)])
  expect(found).toMatchObject({ interactions: 4, controls: 2, p75: 78 })
  expect(found.slowest.map(({ name, most }) => [name, most])).toEqual([
    ['B', 120],
    ['A', 64],
  ])
})

it('the report has a table and a target', () => {
  const interactions = {
    measured: '2026-11-23',
    machine,
    rounds: 1,
    ...interactionsResultOf([pressed('A', 120)]),
  }
  expect(interactionsSection({ interactions })[0]).toContain('| /a | visitor | button "A" | 120 |')
  expect(judgeInteractions({ interactions })).toMatchObject([{ met: false }])
})
