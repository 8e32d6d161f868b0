import './node-version.mjs'
import { pathToFileURL } from 'node:url'
import { stopCommandsOnSignals } from './child.mjs'
import { endLeftovers, killLeftovers, waitForTheLast } from './leftovers.mjs'
import { help, readOptions } from './options.mjs'
import { endWithNpm } from './orphan.mjs'
import { installPackages } from './packages.mjs'
import { inRepository } from './places.mjs'
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
/** Why nothing runs, where the words behind `npm test` name what is not there. */
let refused = ''
const started = Date.now()

try {
  if (await installPackages()) await runTests()
  else results.push(failure('install', 'the packages could not be installed'))
} catch (error) {
  if (error instanceof Error && error.name === 'UnknownCommit') refused = error.message
  else
    results.push(failure('npm test', error instanceof Error ? (error.stack ?? error.message) : String(error)))
}

const isCutOff = interrupt.code !== undefined || results.some(({ unfinished }) => unfinished)
if (!isCutOff) await waitForTheLast(3_000, folder)
const left = await endLeftovers(folder)
// A step that was cut off could not tidy up, and counts as a failure already.
if (left.length > 0 && !isCutOff)
  results.push(
    failure('leftovers', `processes were left running and have been ended:\n  ${left.join('\n  ')}`),
  )
removeRunFolder(folder)
if (refused) {
  console.error(refused)
  process.exit(2)
}

const { text, failed } = summary(results)
const seconds = ((Date.now() - started) / 1000).toFixed(0)
console.log(`\n${interrupt.code === undefined ? 'All of it' : 'Interrupted: it'} took ${seconds} s.\n${text}`)
process.exit(interrupt.code ?? (failed > 0 ? 1 : 0))

async function runTests() {
  const { since, packages, full, workers, shard } = options
  const isPart = since !== undefined || packages.length > 0
  const plan = isPart ? await affected(since === undefined ? { packages } : { since }) : wholePlan
  const suite = {
    full,
    workers,
    isWhole: !isPart && shard === undefined,
    ...(shard !== undefined && { shard }),
  }
  await runPlan(plan, suite, results, () => interrupt.code !== undefined)
}

/**
 * What a change can reach. Its sources are TypeScript, which Node reads through tsx; tsx is there only after the install.
 * @param {import('../affected/affected').Wish} wish
 */
async function affected(wish) {
  const { register } = await import('tsx/esm/api')
  register()
  /** @type {typeof import('../affected/affected')} */
  const { describe, planFor } = await import(pathToFileURL(inRepository('tooling/affected/affected.ts')).href)
  const plan = await planFor(wish)
  console.log(describe(plan))
  return plan
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
