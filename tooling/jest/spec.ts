import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'

// Implements the global `spec()`. `npm test` sets SPEC_REPORT_DIR and joins the records with the outcomes in Jest's report.
// Each call is written at once, so that a test which fails afterwards keeps its record.

let isInTest = false
beforeEach(() => {
  isInTest = true
})
afterEach(() => {
  isInTest = false
})

function record(...ids: readonly string[]): void {
  const { currentTestName: test, testPath: file } = expect.getState()
  if (!isInTest)
    throw new Error(`spec('${ids.join("', '")}') is called outside of a test: call it in a test.`)
  const folder = process.env.SPEC_REPORT_DIR
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  // A file for each worker, since they write at the same time.
  const records = path.join(folder, `${process.env.JEST_WORKER_ID ?? 1}.jsonl`)
  appendFileSync(records, `${JSON.stringify({ file, test, ids })}\n`)
}

Object.assign(globalThis, { spec: record })
