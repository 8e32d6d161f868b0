import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { evaluate } from '../testing/evaluate'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'progress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The failures that a reporter writes while it is told these calls. */
async function failuresOf(reporter: string, calls: string): Promise<unknown> {
  const file = path.join(folder, 'suite.progress')
  const { output } = await evaluate(
    `process.env.TEST_PROGRESS = ${JSON.stringify(file)}
     const { default: Reporter } = await import('./progress/${reporter}')
     const { progressOf } = await import('./progress/read.mjs')
     const reporter = new Reporter()
     ${calls}
     console.log(JSON.stringify(progressOf(process.env.TEST_PROGRESS).failures))`,
    'bootstrap',
  )
  return JSON.parse(output)
}

const counts = 'numPassingTests: 1, numPendingTests: 0, numTodoTests: 0'

describe('the progress of Jest', () => {
  it('names failed tests and why they failed', async () => {
    const results = `[
      { status: 'passed', fullName: 'sum adds', failureMessages: [] },
      { status: 'failed', fullName: 'sum subtracts', failureMessages: ['expected 3'] },
    ]`
    const call = `reporter.onTestFileResult({ path: '/a.test.ts' }, { ${counts}, numFailingTests: 1, testResults: ${results} })`
    expect(await failuresOf('jest.mjs', call)).toEqual([
      { name: expect.stringMatching(/a\.test\.ts › sum subtracts$/), message: 'expected 3' },
    ])
  })

  it('names a file that does not load', async () => {
    const call = `reporter.onTestFileResult({ path: '/a.test.ts' }, { ${counts}, numFailingTests: 0, testResults: [], testExecError: { message: 'no such module' } })`
    expect(await failuresOf('jest.mjs', call)).toEqual([
      { name: expect.stringMatching(/a\.test\.ts$/), message: 'no such module' },
    ])
  })
})

describe('the progress of Playwright', () => {
  it('names failed tests and why they failed', async () => {
    const test = (outcome: string) =>
      `{ titlePath: () => ['', 'wide', 'is ${outcome}'], annotations: [], outcome: () => '${outcome}' }`
    const calls = `reporter.onTestEnd(${test('expected')}, {}); reporter.onTestEnd(${test('unexpected')}, { error: { message: 'timed out' } })`
    expect(await failuresOf('playwright.mjs', calls)).toEqual([
      { name: 'wide › is unexpected', message: 'timed out' },
    ])
  })
})
