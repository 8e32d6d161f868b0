import { relative } from 'node:path'
import { repository } from '../paths.mjs'
import { write } from './lines.mjs'

/**
 * What is read of Jest's own types, which no package here brings.
 * @typedef {{ readonly path: string }} TestFile
 * @typedef {{ readonly numPassingTests: number, readonly numFailingTests: number, readonly numPendingTests: number,
 *   readonly numTodoTests: number, readonly testExecError?: unknown }} FileResult
 */

/** @param {TestFile} test */
const nameOf = ({ path }) => relative(repository, path)

/**
 * Writes how far Jest is, for the summary of `npm test`. Jest tells how many files there are, not which.
 */
export default class ProgressReporter {
  /** @param {{ readonly numTotalTestSuites: number }} results */
  onRunStart({ numTotalTestSuites }) {
    write({ units: numTotalTestSuites })
  }

  /** @param {TestFile} test */
  onTestFileStart(test) {
    write({ began: nameOf(test) })
  }

  /**
   * @param {TestFile} test
   * @param {FileResult} result
   */
  onTestFileResult(test, { numPassingTests, numFailingTests, numPendingTests, numTodoTests, testExecError }) {
    // A file that does not load has no tests to fail.
    const failed = numFailingTests + (testExecError && numFailingTests === 0 ? 1 : 0)
    const skipped = numPendingTests + numTodoTests
    write({ ended: nameOf(test), counts: { passed: numPassingTests, failed, skipped } })
  }

  /**
   * @param {unknown} _contexts
   * @param {{ readonly wasInterrupted: boolean }} results
   */
  onRunComplete(_contexts, { wasInterrupted }) {
    if (!wasInterrupted) write({ finished: true })
  }
}
