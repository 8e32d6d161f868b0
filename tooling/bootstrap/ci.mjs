import './node-version.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { npm } from './child.mjs'
import { repository } from './paths.mjs'

/** Every test once: `npm test`, and the tests that it leaves out. Both run, whatever the result of the first. */
const commands = [['test'], ['run', 'test:full']]

const total = { passed: 0, failed: 0 }
let isInterrupted = false
let isGood = true
for (const args of commands) {
  if (isInterrupted) break
  const { code, last } = await run(args)
  const sum = /^(\d+) passed, (\d+) failed$/.exec(last)
  total.passed += Number(sum?.[1] ?? 0)
  // A suite that ends without its sum is one failure.
  total.failed += Number(sum?.[2] ?? 1)
  isGood &&= code === 0 && sum !== null
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = isGood && !isInterrupted ? 0 : 1

/**
 * Runs npm and shows its output at once.
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number | null, last: string }>} its last line
 */
async function run(args) {
  const [command, all] = npm(args)
  const child = spawn(command, all, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] })
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    isInterrupted = true
    child.kill(signal)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, pass)
  let tail = ''
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk)
    tail = (tail + chunk).slice(-2_000)
  })
  // The pipe closes when its last holder ends: npm may end before its children.
  const [code] = await once(child, 'close')
  for (const signal of signals) process.off(signal, pass)
  return { code, last: tail.trimEnd().split('\n').at(-1) ?? '' }
}
