import { write } from './lines.mjs'

/**
 * The parts of Playwright's own types that are used; only e2e installs that package.
 * @typedef {object} TestCase
 * @property {() => string[]} titlePath
 * @property {readonly { readonly type: string, readonly description?: string }[]} annotations
 * @property {string} expectedStatus
 * @property {() => 'expected' | 'unexpected' | 'flaky' | 'skipped'} outcome
 */

/** @param {TestCase} test */
const nameOf = (test) =>
  test
    .titlePath()
    .filter((title) => title !== '')
    .join(' › ')

/**
 * The cell of the fault matrix that a test fills.
 * @param {TestCase} test
 */
function cellOf({ annotations }) {
  const descriptionOf = (/** @type {string} */ type) =>
    annotations.find((one) => one.type === type)?.description
  const [fault, section] = [descriptionOf('fault'), descriptionOf('section')]
  return fault !== undefined && section !== undefined ? { cell: { fault, section } } : {}
}

/** Retries are off, so each test ends once. */
const outcomes = /** @type {const} */ ({ expected: 'passed', unexpected: 'failed', flaky: 'failed' })

/** @param {TestCase} test */
function outcomeOf(test) {
  const outcome = test.outcome()
  if (outcome !== 'skipped') return outcomes[outcome]
  // Skipped, although it should pass: an earlier test of a serial group failed.
  return test.expectedStatus === 'skipped' ? 'skipped' : 'left'
}

/** Writes Playwright's progress for the summary of `npm test`. */
export default class ProgressReporter {
  /**
   * @param {unknown} _config
   * @param {{ allTests(): TestCase[] }} suite
   */
  onBegin(_config, suite) {
    const names = suite.allTests().map(nameOf)
    write({ units: names.length, names })
  }

  /** @param {TestCase} test */
  onTestBegin(test) {
    write({ began: nameOf(test) })
  }

  /**
   * @param {TestCase} test
   * @param {{ readonly error?: { readonly message?: string } }} result
   */
  onTestEnd(test, { error }) {
    const [name, outcome] = [nameOf(test), outcomeOf(test)]
    const failures = outcome === 'failed' ? [{ name, message: error?.message ?? '' }] : []
    write({ ended: name, counts: { [outcome]: 1 }, failures, ...cellOf(test) })
  }

  /** @param {{ readonly message?: string }} error */
  onError({ message = 'an error without a message' }) {
    write({ error: message })
  }

  /** @param {{ readonly status: string }} result */
  onEnd({ status }) {
    if (status === 'passed' || status === 'failed') write({ finished: true })
  }

  printsToStdio() {
    return false
  }
}
