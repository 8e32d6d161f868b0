import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { script } from './child.mjs'
import { inRepository } from './places.mjs'

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {number} seconds
 * @property {string} [note] why it failed, where its own output does not say so
 */

const reports = inRepository('.cache/tests')
const minutes = 60_000

/**
 * A step that either holds or does not: it counts as one.
 * @param {string} name
 * @param {string} scriptName
 * @param {readonly string[]} [words] further words for it
 * @param {Record<string, string>} [env]
 * @returns {Promise<Result>}
 */
export async function check(name, scriptName, words = [], env = {}) {
  const started = Date.now()
  const { ok, output } = await script(scriptName, words, { env, limit: 6 * minutes })
  const seconds = (Date.now() - started) / 1000
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(output)
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds }
}

/** The reports of an earlier run say nothing about this one. */
export function forgetReports() {
  rmSync(reports, { recursive: true, force: true })
}

/** @returns {Promise<Result>} */
export function unitTests() {
  const file = fresh('unit.json')
  // spec() of tooling/jest/spec.ts writes its records there.
  const env = { SPEC_REPORT_DIR: fresh('spec') }
  const words = ['--json', `--outputFile=${file}`, '--testLocationInResults', '--maxWorkers=2']
  return counted('unit and API', 'unit', words, env, () => {
    const report = read(file)
    return {
      passed: report.numPassedTests,
      // A file that does not even load has no tests to fail.
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  })
}

/**
 * @param {string} chromium the browser's path
 * @returns {Promise<Result>}
 */
export function browserTests(chromium) {
  const file = fresh('browser.json')
  const env = { PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  return counted('browser', 'browser', ['--reporter=list,json'], env, () => {
    const { stats, errors } = read(file)
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }
  })
}

/**
 * Holds the sentences of the specification against the tests that ran before: each sentence counts as one.
 * @returns {Promise<Result>}
 */
export function specification() {
  const file = fresh('specification.json')
  return counted('specification', 'specification', ['--check'], {}, () => ({ ...read(file), skipped: 0 }))
}

/**
 * A step made of tests, which its report counts. Where there is no report, or a failure that no test stands for, one has failed.
 * @param {string} name
 * @param {string} scriptName
 * @param {readonly string[]} words
 * @param {Record<string, string>} env
 * @param {() => { passed: number, failed: number, skipped: number }} count
 * @returns {Promise<Result>}
 */
async function counted(name, scriptName, words, env, count) {
  const started = Date.now()
  console.log(`\n${name}`)
  const { ok } = await script(scriptName, words, { env, limit: 26 * minutes, live: true })
  const seconds = (Date.now() - started) / 1000
  try {
    const { passed, failed, skipped } = count()
    if (passed + failed === 0)
      return { name, passed, failed: 1, skipped, seconds, note: 'there were no tests' }
    if (!ok && failed === 0)
      return { name, passed, failed: 1, skipped, seconds, note: 'it ended with an error' }
    return { name, passed, failed, skipped, seconds }
  } catch {
    return { name, passed: 0, failed: 1, seconds, note: 'it ended without a report' }
  }
}

/** @param {string} name */
function fresh(name) {
  mkdirSync(reports, { recursive: true })
  rmSync(`${reports}/${name}`, { recursive: true, force: true })
  return `${reports}/${name}`
}

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
