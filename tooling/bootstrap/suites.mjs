import { inRepository } from './paths.mjs'
import { counted, countedByReport, freshReport } from './steps.mjs'

/** @typedef {import('./steps.mjs').Result} Result */

/**
 * The tests to run.
 * @typedef {object} Suite
 * @property {boolean} full whether the tests of the full suite run, and no others
 * @property {number} workers
 * @property {string} [shard] Playwright's, such as 1/2
 */

/** @param {Suite} suite */
const suffixOf = ({ full }) => (full ? '-full' : '')

/** @param {string} name */
const reporter = (name) => inRepository('tooling/bootstrap/progress', name)

/**
 * The Playwright projects of the suite: a test may be left out at one width and run at another.
 * @param {Suite} suite
 */
const projects = ({ full }) =>
  full ? ['--project=full-*'] : ['--project=wide', '--project=narrow', '--project=faults']

/**
 * The programs that some unit tests of the full suite start.
 * @typedef {object} Programs
 * @property {string} chromium its path; empty if there is none
 * @property {string} promtool
 * @property {string} pgbouncer
 */

/**
 * @param {Suite} suite
 * @param {Programs} programs
 * @param {readonly string[]} [args] more arguments for Jest
 * @returns {Promise<Result>}
 */
export function unitTests(suite, { chromium, promtool, pgbouncer }, args = []) {
  const suffix = suffixOf(suite)
  const report = freshReport(`unit${suffix}.json`)
  return counted('unit and API', 'unit', {
    args: [
      '--json',
      `--outputFile=${report}`,
      '--testLocationInResults',
      `--maxWorkers=${suite.workers}`,
      '--reporters=default',
      `--reporters=${reporter('jest.mjs')}`,
      '--passWithNoTests',
      ...args,
    ],
    // spec() writes there which sentences of the specification a test covers.
    env: suite.full
      ? { TEST_SUITE: 'full', PLAYWRIGHT_CHROMIUM: chromium, PROMTOOL: promtool, PGBOUNCER: pgbouncer }
      : { SPEC_REPORT_DIR: freshReport('spec') },
    progress: `unit${suffix}.progress`,
    mayBeEmpty: suite.full || args.length > 0,
  })
}

/**
 * @param {Suite} suite
 * @param {string} chromium the browser's path
 * @param {readonly string[]} [args] more arguments for Playwright
 * @returns {Promise<Result>}
 */
export function browserTests(suite, chromium, args = []) {
  const suffix = suffixOf(suite)
  const env = {
    PLAYWRIGHT_CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: freshReport(`browser${suffix}.json`),
    // Compiled tests are cached between runs.
    PWTEST_CACHE_DIR: inRepository('.cache/playwright'),
  }
  return counted('browser', 'browser', {
    args: [
      `--reporter=list,json,${reporter('playwright.mjs')}`,
      `--workers=${suite.workers}`,
      ...projects(suite),
      ...(suite.shard ? [`--shard=${suite.shard}`] : []),
      '--pass-with-no-tests',
      ...args,
    ],
    env,
    progress: `browser${suffix}.progress`,
    mayBeEmpty: suite.full || args.length > 0 || suite.shard !== undefined,
  })
}

/**
 * Judges the sentences of the specification by the reports of the earlier tests.
 * @returns {Promise<Result>}
 */
export const specification = () =>
  countedByReport('specification', 'specification', {
    args: ['--check'],
    report: freshReport('specification.json'),
  })
