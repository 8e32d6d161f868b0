import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { repository } from './places.mjs'

const posix = process.platform !== 'win32'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] beside what this process has
 * @property {number} [limit] milliseconds after which the command is ended; it then counts as failed
 * @property {boolean | 'errors'} [live] shows what the command says while it says it, instead of keeping it: all, or what it says on its error output
 */

/**
 * Runs a command to its end in the repository's folder, without input, and ends whatever it leaves behind in its process group.
 * @param {string} command
 * @param {readonly string[]} words
 * @param {RunOptions} [options]
 * @returns {Promise<{ ok: boolean, output: string }>} whether it ended with 0, and what it said
 */
export function run(command, words, { env = {}, limit = 600_000, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd: repository,
      env: { ...process.env, ...env },
      stdio: ['ignore', live === true ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      // A process group of its own, so that its children can be ended with it.
      detached: posix,
    })
    running.add(child)
    let output = ''
    const take = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    const timer = setTimeout(() => {
      output += `\nEnded after ${limit / 1000} s without a result.\n`
      endGroup(child)
    }, limit)
    const done = (/** @type {boolean} */ ok) => {
      clearTimeout(timer)
      running.delete(child)
      endGroup(child)
      resolve({ ok, output })
    }
    child.once('error', (error) => {
      output += `${command} could not be started: ${error.message}\n`
      done(false)
    })
    child.once('exit', (code) => {
      endGroup(child)
      // What it said last may still be in the pipe.
      if (live === true || code === null) done(code === 0)
      else child.once('close', () => done(code === 0))
    })
  })
}

/** @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  if (child.pid === undefined) return
  try {
    if (posix) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // The group is gone already: that is what was wanted.
  }
}

/** What a shell calls the end by a signal. */
const signals = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })

/**
 * Lets a signal to this process end the commands that it runs, and then itself.
 * @param {() => void} [after] what else is to be ended
 * @returns {() => void} gives the signals back to whoever comes next
 */
export function endCommandsOnSignals(after = () => {}) {
  const handlers = Object.entries(signals).map(([signal, code]) => {
    const end = () => {
      for (const child of running) endGroup(child)
      after()
      process.exit(code)
    }
    process.once(signal, end)
    return { signal, end }
  })
  return () => {
    for (const { signal, end } of handlers) process.removeListener(signal, end)
  }
}

/**
 * The command line that runs npm: the very npm that started us, where there is one.
 * @param {readonly string[]} words what npm shall do
 * @returns {[command: string, words: readonly string[]]}
 */
export function npm(words) {
  const path = process.env.npm_execpath
  return path && basename(path) === 'npm-cli.js' ? [process.execPath, [path, ...words]] : ['npm', words]
}

/**
 * Runs a script of the root's package.json.
 * @param {string} name
 * @param {readonly string[]} [words] further words for it
 * @param {RunOptions} [options]
 */
export const script = (name, words = [], options = {}) =>
  run(...npm(['run', '--silent', name, '--', ...words]), options)
