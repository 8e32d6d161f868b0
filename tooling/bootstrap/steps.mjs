import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { script } from './child.mjs'
import { inRepository } from './paths.mjs'
import { progressOf } from './progress/read.mjs'

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {number} seconds
 * @property {string} [note] shown beside its counts
 * @property {readonly import('./progress/lines.mjs').Failure[]} [failures] those that are known by name
 * @property {boolean} [unfinished] whether it was cut off, or did not run all of its tests
 */

/**
 * @typedef {object} Command
 * @property {readonly string[]} [args]
 * @property {Record<string, string>} [env]
 * @property {boolean} [showsLastLine] whether the summary shows its last line
 */

const reports = inRepository('.cache/tests')
/** The most tests that a note lists by name. */
const mostNamed = 8
/** The errors of a check usually stand at the end of its output. */
const lastLines = 8

/**
 * Runs a script that passes or fails as a whole. It counts as one test.
 * @param {string} name
 * @param {string} scriptName
 * @param {Command} [command]
 * @returns {Promise<Result>}
 */
export async function check(name, scriptName, { args = [], env = {}, showsLastLine = false } = {}) {
  const started = Date.now()
  const { ok, output, signal } = await script(scriptName, args, { env })
  const seconds = (Date.now() - started) / 1000
  const note = signal
    ? `ended by ${signal}`
    : showsLastLine && ok
      ? output.trimEnd().split('\n').at(-1)
      : undefined
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (!ok && output) console.log(output)
  return {
    name,
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    seconds,
    ...(note && { note }),
    ...(!ok && { failures: [{ name: scriptName, message: endOf(output) }] }),
    ...(signal && { unfinished: true }),
  }
}

/** @param {string} output */
const endOf = (output) => output.trimEnd().split('\n').slice(-lastLines).join('\n')

/**
 * A step that was not run, and why.
 * @param {string} name
 * @param {string} why
 * @returns {Result}
 */
export const notRun = (name, why) => ({ name, passed: 0, failed: 0, seconds: 0, note: why })

/**
 * A step that failed before it could run.
 * @param {string} name
 * @param {string} note
 * @returns {Result}
 */
export const failure = (name, note) => ({ name, passed: 0, failed: 1, seconds: 0, note })

/** Removes the reports of an earlier run, which say nothing about this one. */
export const removeReports = () => rmSync(reports, { recursive: true, force: true })

/**
 * The path of a report of this run; an earlier one is removed.
 * @param {string} name
 */
export function freshReport(name) {
  mkdirSync(reports, { recursive: true })
  rmSync(`${reports}/${name}`, { recursive: true, force: true })
  return `${reports}/${name}`
}

/**
 * Runs a script that consists of tests. They are counted as they end, so an interrupted step counts those that ran.
 * @param {string} name
 * @param {string} scriptName
 * @param {Command & { readonly progress: string, readonly mayBeEmpty?: boolean }} command its progress file's name, and
 * whether no test at all is allowed
 * @returns {Promise<Result>}
 */
export async function counted(name, scriptName, { args = [], env = {}, progress, mayBeEmpty = false }) {
  const file = freshReport(progress)
  const started = Date.now()
  console.log(`\n${name}`)
  const { ok, signal } = await script(scriptName, args, { env: { ...env, TEST_PROGRESS: file }, live: true })
  const seconds = (Date.now() - started) / 1000
  return { name, seconds, ...judge(progressOf(file), { ok, signal, mayBeEmpty }) }
}

/**
 * Runs a script that writes its own counts to a report.
 * @param {string} name
 * @param {string} scriptName
 * @param {Command & { readonly report: string }} command the report's path
 * @returns {Promise<Result>}
 */
export async function countedByReport(name, scriptName, { args = [], env = {}, report }) {
  const started = Date.now()
  console.log(`\n${name}`)
  const { ok } = await script(scriptName, args, { env, live: true })
  const seconds = (Date.now() - started) / 1000
  try {
    const { passed, failed, failures } = JSON.parse(readFileSync(report, 'utf8'))
    return { name, passed, failed: !ok && passed > 0 && failed === 0 ? 1 : failed, seconds, failures }
  } catch {
    return { name, passed: 0, failed: 1, seconds, note: 'no report was written' }
  }
}

/**
 * The counts of a step. A step that could not finish is one more failure, and names the tests that did not run.
 * @param {import('./progress/read.mjs').Progress} progress
 * @param {{ readonly ok: boolean, readonly signal?: string | undefined, readonly mayBeEmpty?: boolean }} ended how its
 * command ended
 * @returns {Omit<Result, 'name' | 'seconds'>}
 */
export function judge(progress, { ok, signal, mayBeEmpty = false }) {
  const { passed, failed, skipped, units, left, finished, failures, errors } = progress
  const counts = { passed, failed, skipped, ...(failures.length > 0 && { failures }) }
  if (ok && mayBeEmpty && units === 0) return { ...counts, note: 'nothing to run' }
  if (!finished || left > 0) {
    const why = signal ? `ended by ${signal}` : finished ? undefined : 'it ended before all tests had run'
    return {
      ...counts,
      failed: failed + 1,
      note: [why, leftOf(progress)].filter(Boolean).join('; '),
      unfinished: true,
    }
  }
  if (errors.length > 0) return { ...counts, failed: failed + errors.length, note: firstLine(errors[0]) }
  if (passed + failed === 0 && !mayBeEmpty) return { ...counts, failed: 1, note: 'no tests were found' }
  if (!ok && failed === 0) return { ...counts, failed: 1, note: 'its command failed' }
  return counts
}

/** @param {import('./progress/read.mjs').Progress} progress */
function leftOf({ units, left, names }) {
  if (units === 0) return 'no test ran'
  const named = names.slice(0, mostNamed).map((name) => `\n    ${name}`)
  const more = left > named.length ? `\n    and ${left - named.length} more` : ''
  return `${left} of ${units} were not run:${named.join('')}${more}`
}

/** @param {string} [text] */
const firstLine = (text = '') => text.split('\n').find(Boolean) ?? ''
