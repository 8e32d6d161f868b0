import type { Results } from '../report/committed-results'
import { figure, table } from '../report/markdown'
import { type Needs, needsOf } from './model'

/** The reckoned numbers of monthly members. */
const sizes = [1000, 100_000, 10_000_000]

const rowsOf: readonly (readonly [string, (needs: Needs) => string])[] = [
  ['visits per second, busiest hour', ({ visitsPerSecond }) => figure(visitsPerSecond)],
  ['cores of the instances, without reserve', ({ cores }) => figure(cores.service)],
  ['cores of the database, without reserve', ({ cores }) => figure(cores.database)],
  ['open event streams', ({ streams }) => whole(streams)],
  ['memory of the streams, GB', ({ streamMemory }) => figure(streamMemory)],
  ['posts a year', ({ rows }) => whole(rows.posts)],
  ['comments a year', ({ rows }) => whole(rows.comments)],
  ['messages a year', ({ rows }) => whole(rows.messages)],
  ['database after a year, GB', ({ stored }) => figure(stored)],
  ['machines', ({ machines }) => machines],
  ['euros a month', ({ euros }) => whole(euros)],
  ['of these, for sent bytes', ({ sending }) => whole(sending)],
]

const whole = (value: number): string => Math.round(value).toLocaleString('en')

/** The table of docs/scaling.md. */
export function scalingTable(results: Results): string {
  const needs = sizes.map((members) => needsOf(members, results))
  return table(
    ['monthly members', ...needs.map(({ members }) => whole(members))],
    rowsOf.map(([name, cell]) => [name, ...needs.map(cell)]),
  )
}

const begin = '<!-- Written by `npm run bench -- scaling` from bench/results. -->'
const end = '<!-- end -->'

/** Puts the table into the text of the page. @throws Error if its place is missing */
export function withTable(page: string, results: Results): string {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`docs/scaling.md needs "${begin}" and "${end}"`)
  return `${before}${begin}\n\n${scalingTable(results)}\n\n${end}${after}`
}
