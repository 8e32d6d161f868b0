import './node-version.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { npm } from './child.mjs'
import { repository } from './paths.mjs'

/** Every test once: `npm test`, and the tests that it leaves out. Both run, whatever the result of the first. */
const commands = [['test'], ['run', 'test:full']]

/** Characters of output: as many as the longest summary has, and of a suite that broke off. */
const [keptOutput, lastWords] = [60_000, 2_000]

const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const summaries = []
let isInterrupted = false
let isGood = true
for (const args of commands) {
  if (isInterrupted) break
  const { code, end } = await run(args)
  const last = end.trimEnd().split('\n').at(-1) ?? ''
  const sum = /^(\d+) passed, (\d+) failed$/.exec(last)
  total.passed += Number(sum?.[1] ?? 0)
  // A suite that ends without its sum is one failure.
  total.failed += Number(sum?.[2] ?? 1)
  const isPassed = code === 0 && sum !== null
  if (!isPassed) summaries.push(`npm ${args.join(' ')}\n${summaryOf(end)}`)
  isGood &&= isPassed
}
// Said again at the very end, which a reader of a long output sees first.
for (const text of summaries) console.log(`\n${text}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = isGood && !isInterrupted ? 0 : 1

/**
 * The summary at the end of an output; a suite that broke off has none, and its last words are taken.
 * @param {string} output
 */
function summaryOf(output) {
  const at = output.lastIndexOf('\nFinished after')
  return output.slice(at === -1 ? -lastWords : at).trim()
}

/**
 * Runs npm and shows its output at once.
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number | null, end: string }>} the end of its output
 */
async function run(args) {
  const [command, all] = npm(args)
  const child = spawn(command, all, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] })
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    isInterrupted = true
    // The shell between npm and the tests waits for them at SIGINT, and passes nothing on. When it ends, they end too (orphan.mjs).
    child.kill(signal === 'SIGINT' ? 'SIGTERM' : signal)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, pass)
  let tail = ''
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk)
    tail = (tail + chunk).slice(-keptOutput)
  })
  // The pipe closes when its last holder ends: npm may end before its children.
  const [code] = await once(child, 'close')
  for (const signal of signals) process.off(signal, pass)
  return { code, end: tail }
}
