import { readFileSync } from 'node:fs'
import { dashboardFile, dashboardJson } from './dashboard'

interface Placed {
  readonly id: number
  readonly title: string
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
}
const { panels } = JSON.parse(dashboardJson()) as { panels: Placed[] }

it('the committed dashboard is the generated one: otherwise run "npm run dashboard"', () => {
  expect(readFileSync(dashboardFile, 'utf8')).toBe(dashboardJson())
})

it('no panel covers another or leaves the grid', () => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([])
})

it('each panel has its own id and title', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
})
