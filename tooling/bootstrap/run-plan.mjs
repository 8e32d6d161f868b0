import { findChromium } from './chromium.mjs'
import { findPgbouncer } from './pgbouncer.mjs'
import { findPromtool } from './promtool.mjs'
import { check, failure, notRun, removeReports } from './steps.mjs'
import { browserTests, specification, unitTests } from './suites.mjs'

/**
 * @typedef {import('./steps.mjs').Result} Result
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {import('../affected/plan').Plan} Plan
 * @typedef {{ readonly name: string, readonly run: () => Promise<Result> }} Step
 */

/** @type {Plan} */
export const wholePlan = {
  because: [],
  format: 'all',
  lint: 'all',
  types: 'all',
  unit: 'all',
  sources: true,
  browser: 'all',
  faults: true,
}

/**
 * Runs every step of a plan, whatever the result of earlier steps. A step that needs the result of a failed step is not
 * run, and says so.
 * @param {Plan} plan
 * @param {Suite & { readonly isWhole: boolean }} suite isWhole: whether no test of the suite is left out
 * @param {Result[]} results grows with each step
 * @param {() => boolean} isInterrupted
 */
export async function runPlan(plan, suite, results, isInterrupted) {
  // The full suite keeps the reports of `npm test`: some steps judge both.
  if (!suite.full) removeReports()
  const run = async (/** @type {Step} */ { name, run }) => {
    const result = isInterrupted() ? notRun(name, 'not run') : await run()
    results.push(result)
    return result
  }
  const browser = plan.browser === 'all' ? [] : [`--grep=${plan.browser}`]
  // Started before the checks: it mostly waits for the network.
  const chromium = plan.browser === '' ? undefined : findChromium(suite)
  const path = async () => pathOf(await chromium)
  const unit = plan.unit === 'all' ? [] : ['--runTestsByPath', ...plan.unit]
  // Built once, before: several tests of the full suite start what is built, and would build it at the same time.
  await twoAtATime(suite.full ? [checkStep('build', 'build')] : checksOf(plan), run)
  if (plan.unit.length > 0)
    await run({
      name: 'unit and API',
      run: async () => unitTests(suite, await programsFor(suite, path), unit),
    })
  if (chromium) {
    const missing = await missingFor(results, chromium, isInterrupted)
    const budgets = async () =>
      check('budgets', 'bench', { args: ['budgets'], env: { PLAYWRIGHT_CHROMIUM: await path() } })
    const unless = (/** @type {string} */ name, /** @type {() => Promise<Result>} */ step) => ({
      name,
      run: missing ? () => Promise.resolve(missing(name)) : step,
    })
    // Beside the browser tests: sizes and counts do not depend on other work.
    const counting = plan.browser === 'all' && !suite.full ? run(unless('budgets', budgets)) : undefined
    await run(unless('browser', async () => browserTests(suite, await path(), browser)))
    await counting
  }
  if (plan.faults)
    await run({
      name: 'faults',
      run: () => check('faults', 'faults', { args: ['--check'], showsLastLine: true }),
    })
  // Only a whole suite runs all tests of the sentences.
  if (suite.isWhole && !suite.full) await run({ name: 'specification', run: specification })
}

/** @param {{ path: string } | { failure: string } | undefined} found */
const pathOf = (found) => (found && 'path' in found ? found.path : '')

/**
 * In the full suite, some unit tests open a browser, test the alerts or start a pooler. Without a program, its tests fail and say so.
 * @param {Suite} suite
 * @param {() => Promise<string>} chromium
 */
async function programsFor({ full }, chromium) {
  if (!full) return { chromium: '', promtool: '', pgbouncer: '' }
  // One after the other: apt-get refuses to run twice at once.
  const browser = await chromium()
  const promtool = await findPromtool()
  if ('failure' in promtool) console.log(promtool.failure)
  const pgbouncer = await findPgbouncer()
  if ('failure' in pgbouncer) console.log(pgbouncer.failure)
  return { chromium: browser, promtool: pathOf(promtool), pgbouncer: pathOf(pgbouncer) }
}

/** @type {(name: string, script: string, args?: readonly string[]) => Step} */
const checkStep = (name, script, args = []) => ({ name, run: () => check(name, script, { args }) })

/** @param {readonly string[] | 'all'} part */
const argsOf = (part) => (part === 'all' ? [] : part)

/**
 * The checks of a plan besides tests. The long ones start first, so that no long one runs alone at the end.
 * @param {Plan} plan
 * @returns {Step[]}
 */
function checksOf({ types, lint, format, sources, browser }) {
  return [
    ...(types.length > 0 ? [checkStep('types', 'types', argsOf(types))] : []),
    ...(sources || browser !== '' ? [checkStep('build', 'build')] : []),
    ...(lint.length > 0 ? [checkStep('lint', 'lint', argsOf(lint))] : []),
    ...(sources ? [checkStep('unused code', 'unused'), checkStep('import rules', 'rules')] : []),
    ...(format === 'all'
      ? [checkStep('format', 'format:check')]
      : format.length > 0
        ? [checkStep('format', 'format:files', format)]
        : []),
    ...(sources ? [checkStep('manifests', 'manifests'), checkStep('i18n', 'i18n:check')] : []),
  ]
}

/**
 * The missing preconditions of the browser tests.
 * @param {readonly Result[]} results
 * @param {ReturnType<typeof findChromium>} chromium
 * @param {() => boolean} isInterrupted
 * @returns {Promise<((name: string) => Result) | undefined>} the result of a step that needs them
 */
async function missingFor(results, chromium, isInterrupted) {
  if (isInterrupted()) return undefined
  const build = results.find(({ name }) => name === 'build')
  if (build && build.failed > 0) return (name) => notRun(name, 'not run: the build failed')
  const found = await chromium
  if ('path' in found) return undefined
  return (name) =>
    name === 'browser' ? failure(name, found.failure) : notRun(name, 'not run: there is no browser')
}

/**
 * @param {readonly Step[]} steps
 * @param {(step: Step) => Promise<Result>} run
 */
async function twoAtATime(steps, run) {
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step)
  }
  await Promise.all([lane(), lane()])
}
