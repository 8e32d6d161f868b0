import './node-version.mjs'
import { run, stopCommandsOnSignals } from './child.mjs'
import { endLeftovers, killLeftovers, waitForExit } from './leftovers.mjs'
import { help, readOptions } from './options.mjs'
import { endWithNpm } from './orphan.mjs'
import { installPackages } from './packages.mjs'
import { inRepository } from './paths.mjs'
import { makeRunFolder, removeRunFolder } from './run-folder.mjs'
import { runPlan, wholePlan } from './run-plan.mjs'
import { failure } from './steps.mjs'
import { summary } from './summary.mjs'

const options = optionsOrExit()
process.env.CI ??= 'true'
endWithNpm()
const folder = makeRunFolder()
const interrupt = stopCommandsOnSignals(() => {
  killLeftovers(folder)
  removeRunFolder(folder)
})

/** @type {import('./steps.mjs').Result[]} */
const results = []
/** Whether the arguments name something that does not exist. The error has been shown then. */
let isRefused = false
const started = Date.now()

try {
  if (await installPackages()) await runTests()
  else results.push(failure('install', 'the packages could not be installed'))
} catch (error) {
  results.push(failure('npm test', error instanceof Error ? (error.stack ?? error.message) : String(error)))
}

const isCutOff = interrupt.code !== undefined || results.some(({ unfinished }) => unfinished)
if (!isCutOff) await waitForExit(3_000, folder)
const left = await endLeftovers(folder)
// A step that was cut off could not clean up, and counts as a failure already.
if (left.length > 0 && !isCutOff)
  results.push(
    failure('leftovers', `processes were still running, and were stopped:\n  ${left.join('\n  ')}`),
  )
removeRunFolder(folder)
if (isRefused) process.exit(2)

const { text, failed } = summary(results)
const seconds = ((Date.now() - started) / 1000).toFixed(0)
console.log(`\n${interrupt.code === undefined ? 'Finished' : 'Interrupted'} after ${seconds} s.\n${text}`)
process.exit(interrupt.code ?? (failed > 0 ? 1 : 0))

async function runTests() {
  const { since, packages, full, workers, shard } = options
  const isPart = since !== undefined || packages.length > 0
  const plan = isPart ? await affected(since === undefined ? packages : ['--since', since]) : wholePlan
  const suite = {
    full,
    workers,
    isWhole: !isPart && shard === undefined,
    ...(shard !== undefined && { shard }),
  }
  if (plan) await runPlan(plan, suite, results, () => interrupt.code !== undefined)
  else isRefused = interrupt.code === undefined
}

/**
 * The plan for a change; undefined if it could not be made, and the error has been shown then.
 * @param {readonly string[]} args
 * @returns {Promise<import('./run-plan.mjs').Plan | undefined>}
 */
async function affected(args) {
  const command = inRepository('tooling/src/commands/affected.ts')
  const { ok, output } = await run(process.execPath, ['--import', 'tsx/esm', command, ...args], {
    live: 'errors',
  })
  return ok ? JSON.parse(output) : undefined
}

function optionsOrExit() {
  try {
    const read = readOptions(process.argv.slice(2))
    if (!read.help) return read
    console.log(help)
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}
