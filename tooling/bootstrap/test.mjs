import './node-version.mjs'
import { findChromium } from './chromium.mjs'
import { endCommandsOnSignals } from './child.mjs'
import { endLeftovers, waitForTheLast } from './leftovers.mjs'
import { endWithNpm } from './orphan.mjs'
import { installPackages } from './packages.mjs'
import { browserTests, check, forgetReports, specification, unitTests } from './steps.mjs'
import { summary } from './summary.mjs'

/** @typedef {import('./steps.mjs').Result} Result */

process.env.CI ??= 'true'
endWithNpm()
endCommandsOnSignals(endLeftovers)

/** @type {Result[]} */
const results = []
const started = Date.now()

if (await installPackages()) await everyStep()
else results.push(fault('install', 'the packages could not be installed'))

await waitForTheLast(3_000)
const left = endLeftovers()
if (left.length > 0)
  results.push(fault('leftovers', `processes were left running and have been ended:\n  ${left.join('\n  ')}`))

const { text, failed } = summary(results)
console.log(`\nAll of it took ${((Date.now() - started) / 1000).toFixed(0)} s.\n${text}`)
process.exitCode = failed > 0 ? 1 : 0

/** Every step runs, whatever the ones before it found; only the browser suites need something: the build and a browser. */
async function everyStep() {
  forgetReports()
  // It mostly waits for the network, meanwhile the processor is free.
  const chromium = findChromium()
  // The long ones first: two run at a time, and the short ones fill the end.
  await twoAtATime([
    () => check('lint', 'lint'),
    () => check('types', 'types'),
    () => check('build', 'build'),
    () => check('unused code', 'unused'),
    () => check('import rules', 'rules'),
    () => check('format', 'format:check'),
    () => check('manifests', 'manifests'),
    () => check('words', 'words:check'),
  ])
  results.push(await unitTests())
  const found = await chromium
  const built = results.some(({ name, failed }) => name === 'build' && failed === 0)
  if (!built) results.push(fault('browser', 'not run: the build failed'))
  else if ('failure' in found) results.push(fault('browser', found.failure))
  else {
    results.push(await browserTests(found.path))
    results.push(await check('budgets', 'bench', ['budgets'], { PLAYWRIGHT_CHROMIUM: found.path }))
  }
  results.push(await check('faults', 'faults', ['--check']))
  results.push(await specification())
}

/** @param {(() => Promise<Result>)[]} steps */
async function twoAtATime(steps) {
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await step())
  }
  await Promise.all([lane(), lane()])
}

/**
 * @param {string} name
 * @param {string} note
 * @returns {Result}
 */
function fault(name, note) {
  return { name, passed: 0, failed: 1, seconds: 0, note }
}
