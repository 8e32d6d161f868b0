import { relative } from 'node:path'
import { repository } from '../paths.mjs'
import { write } from './lines.mjs'

/**
 * The parts of Jest's own types that are used; no package here provides them.
 * @typedef {{ readonly path: string }} TestFile
 * @typedef {{ readonly numPassingTests: number, readonly numFailingTests: number, readonly numPendingTests: number,
 * readonly numTodoTests: number, readonly testExecError?: { readonly message?: string },
 * readonly testResults: readonly { readonly status: string, readonly fullName: string,
 * readonly failureMessages: readonly string[] }[] }} FileResult
 */

/** @param {TestFile} test */
const nameOf = ({ path }) => relative(repository, path)

/** Writes Jest's progress for the summary of `npm test`. Jest reports the number of files, not their names. */
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
  onTestFileResult(
    test,
    { numPassingTests, numFailingTests, numPendingTests, numTodoTests, testExecError, testResults },
  ) {
    // A file that does not load has no tests that could fail.
    const isUnloaded = testExecError && numFailingTests === 0
    const failed = numFailingTests + (isUnloaded ? 1 : 0)
    const skipped = numPendingTests + numTodoTests
    const failures = testResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message = ''] }) => ({
        name: `${nameOf(test)} › ${fullName}`,
        message,
      }))
    if (isUnloaded) failures.push({ name: nameOf(test), message: testExecError.message ?? '' })
    write({ ended: nameOf(test), counts: { passed: numPassingTests, failed, skipped }, failures })
  }

  /**
   * @param {unknown} _contexts
   * @param {{ readonly wasInterrupted: boolean }} results
   */
  onRunComplete(_contexts, { wasInterrupted }) {
    if (!wasInterrupted) write({ finished: true })
  }
}
