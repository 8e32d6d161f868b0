import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withOtherParts } from './kept-parts'
import { parsePart } from './part'

const series = { day: '2026-11-29', machine: { model: 'A', memoryGiB: 24 }, rounds: 3 }

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-parts-'))
  file = path.join(folder, 'kept/pages.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const keep = (part: string, rows: readonly string[], of = series) =>
  withOtherParts(file, parsePart(part), of, rows)

it('has no rows until every part is measured, in whatever order', async () => {
  expect(await keep('3/3', ['c'])).toEqual({ rows: [], missing: [1, 2] })
  expect(await keep('1/3', ['a'])).toEqual({ rows: [], missing: [2] })
  expect(await keep('2/3', ['b'])).toEqual({ rows: ['a', 'b', 'c'], missing: [] })
  expect(existsSync(file)).toBe(false)
})

it('has the later rows of a part that is measured again', async () => {
  await keep('1/2', ['a'])
  await keep('1/2', ['again'])
  expect(await keep('2/2', ['b'])).toEqual({ rows: ['again', 'b'], missing: [] })
})

it.each([
  ['another day', { ...series, day: '2026-11-30' }],
  ['another machine', { ...series, machine: { model: 'B', memoryGiB: 24 } }],
  ['other rounds', { ...series, rounds: 1 }],
])('has no rows of %s', async (_, other) => {
  await keep('1/2', ['a'])
  expect(await keep('2/2', ['b'], other)).toEqual({ rows: [], missing: [1] })
})

it('has no rows of parts of another size', async () => {
  await keep('1/2', ['a'])
  expect(await keep('2/4', ['b'])).toEqual({ rows: [], missing: [1, 3, 4] })
})

it('needs no other part of a whole', async () => {
  expect(await keep('1/1', ['a', 'b'])).toEqual({ rows: ['a', 'b'], missing: [] })
})
