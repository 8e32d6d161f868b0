import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { evaluate } from '../testing/evaluate'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'steps-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The counts of a step whose test runner wrote these lines. */
async function judged(lines: readonly object[], ended: object, cutOff = ''): Promise<unknown> {
  const file = path.join(folder, 'suite.progress')
  for (const line of lines) appendFileSync(file, `${JSON.stringify(line)}\n`)
  appendFileSync(file, cutOff)
  const { output } = await evaluate(
    `import { judge } from './steps.mjs'
     import { progressOf } from './progress/read.mjs'
     console.log(JSON.stringify(judge(progressOf(${JSON.stringify(file)}), ${JSON.stringify(ended)})))`,
    'bootstrap',
  )
  return JSON.parse(output)
}

const begin = { units: 3, names: ['one', 'two', 'three'] }
const passed = (ended: string) => ({ ended, counts: { passed: 1 } })
const failed = (ended: string) => ({ ended, counts: { failed: 1 } })

describe('a step of tests', () => {
  it('counts them as they ended', async () => {
    const lines = [
      begin,
      passed('one'),
      failed('two'),
      { ended: 'three', counts: { skipped: 1 } },
      { finished: true },
    ]
    expect(await judged(lines, { ok: false })).toEqual({ passed: 1, failed: 1, skipped: 1 })
  })

  it('keeps the failed ones with their reasons', async () => {
    const failures = [{ name: 'two', message: 'expected 3' }]
    const lines = [{ units: 1 }, { ended: 'two', counts: { failed: 1 }, failures }, { finished: true }]
    expect(await judged(lines, { ok: false })).toMatchObject({ failed: 1, failures })
  })

  it('that was killed counts the tests that ran, and names the others as one failure', async () => {
    const ended = { ok: false, signal: 'SIGKILL' }
    expect(await judged([begin, passed('one'), { began: 'two' }], ended, '{"ended":"tw')).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      unfinished: true,
      note: 'ended by SIGKILL; 2 of 3 were not run:\n    two\n    three',
    })
  })

  it('names only some of many', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `test ${at}`)
    const { note } = (await judged([{ units: 40, names }], { ok: false })) as { note: string }
    expect(note).toMatch(/^it ended before all tests had run; 40 of 40 were not run:\n/)
    expect(note.split('\n')).toHaveLength(10)
    expect(note).toMatch(/and 32 more$/)
  })

  it('that ended without running one of its tests is unfinished as well', async () => {
    const lines = [
      begin,
      passed('one'),
      failed('two'),
      { ended: 'three', counts: { left: 1 } },
      { finished: true },
    ]
    expect(await judged(lines, { ok: false })).toMatchObject({
      failed: 2,
      unfinished: true,
      note: '1 of 3 were not run:\n    three',
    })
  })

  it('counts an error outside of its tests', async () => {
    const lines = [{ units: 1 }, passed('one'), { error: '\nno site\nat …' }, { finished: true }]
    expect(await judged(lines, { ok: false })).toEqual({ passed: 1, failed: 1, skipped: 0, note: 'no site' })
  })

  it('fails if there was no test, unless that is allowed', async () => {
    expect(await judged([], { ok: true, mayBeEmpty: true })).toMatchObject({ failed: 0 })
    expect(await judged([{ units: 0 }, { finished: true }], { ok: true })).toMatchObject({
      failed: 1,
      note: 'no tests were found',
    })
  })

  it('fails if all tests passed and its command did not', async () => {
    expect(await judged([{ units: 1 }, passed('one'), { finished: true }], { ok: false })).toMatchObject({
      failed: 1,
      note: 'its command failed',
    })
  })
})
