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

function needsTable(results: Results): string {
  const needs = sizes.map((members) => needsOf(members, results))
  return table(
    ['monthly members', ...needs.map(({ members }) => whole(members))],
    rowsOf.map(([name, cell]) => [name, ...needs.map(cell)]),
  )
}

/** The calls whose cost is compared, and why it grows. */
const growing: readonly (readonly [call: string, cause: string])[] = [
  ['board list', 'nothing: 20 rows at the end of an index'],
  ['board list, page 40', 'what vacuum has not reached, see below'],
  ['post', 'one level of an index'],
  ['comments', 'one level of an index'],
  ['new post', 'the entries of the text index'],
  ['search', 'matches, up to 500'],
  ['inbox', 'messages of one member, not of all'],
]

function growthTable({ api }: Results): string {
  const cost = (size: '10k' | '1m', name: string): string => {
    const found = api?.sizes[size]?.find(({ call }) => call === name)
    if (!found) throw new Error(`There is no result for ${name} at ${size}`)
    return `${figure(found.processor.median / 1000)} ms`
  }
  return table(
    ['call', 'at 10,000 posts', 'at 1,000,000', 'grows with'],
    growing.map(([call, cause]) => [call, cost('10k', call), cost('1m', call), cause]),
  )
}

const tables = { needs: needsTable, growth: growthTable }

const end = '<!-- end -->'

/** Puts the tables into the text of docs/scaling.md. @throws Error if the marks of a table are missing */
export function withTables(page: string, results: Results): string {
  return Object.entries(tables).reduce((text, [name, write]) => {
    const begin = `<!-- ${name}: written by \`npm run bench -- scaling\` from bench/results. -->`
    const [before, rest] = text.split(begin)
    const [, ...after] = rest?.split(end) ?? []
    if (before === undefined || after.length === 0)
      throw new Error(`docs/scaling.md needs "${begin}" and "${end}"`)
    return [`${before}${begin}\n\n${write(results)}\n\n`, ...after].join(end)
  }, page)
}
