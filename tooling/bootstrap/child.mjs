import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { repository } from './paths.mjs'

const posix = process.platform !== 'win32'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] in addition to this process's own
 * @property {number} [limit] milliseconds after which the command is stopped and counts as failed; none by default
 * @property {boolean | 'errors'} [live] shows the command's output at once instead of collecting it: all, or its error
 * output
 */

/**
 * @typedef {object} Ended
 * @property {boolean} ok whether the exit code was 0
 * @property {string} output
 * @property {number} [code] its exit code; absent if it could not be started, or a signal ended it
 * @property {string} [signal] the signal that ended it
 */

/** Set by an interrupt: no command starts after it. */
let isStopped = false

/**
 * Runs a command in the repository's folder, without input, and stops all processes that it leaves in its process
 * group.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ended>}
 */
export function run(command, args, { env = {}, limit, live = false } = {}) {
  if (isStopped) return Promise.resolve({ ok: false, output: '', signal: 'SIGKILL' })
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: repository,
      env: { ...process.env, ...env },
      stdio: ['ignore', live === true ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      // A process group of its own, so that its children can be stopped with it.
      detached: posix,
    })
    running.add(child)
    let output = ''
    const take = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    const timer =
      limit &&
      setTimeout(() => {
        output += `\nStopped after ${limit / 1000} s without a result.\n`
        endGroup(child)
      }, limit)
    const done = (/** @type {number | null} */ code, /** @type {string | null} */ signal = null) => {
      clearTimeout(timer)
      running.delete(child)
      endGroup(child)
      resolve({ ok: code === 0, output, ...(code !== null && { code }), ...(signal && { signal }) })
    }
    child.once('error', (error) => {
      output += `${command} could not be started: ${error.message}\n`
      done(null)
    })
    child.once('exit', (code, signal) => {
      endGroup(child)
      // The last output may still be in the pipe.
      if (live === true || code === null) done(code, signal)
      else child.once('close', () => done(code))
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
    // The group is gone already.
  }
}

/** The exit code that a shell gives to a signal. */
const signals = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })

/**
 * On the first signal to this process, stops its commands and starts no others. On the second, ends this process as
 * well.
 * @param {() => void} atOnce called on the second signal, before this process ends
 * @returns {{ readonly code: number | undefined }} the exit code for the signal, once there was one
 */
export function stopCommandsOnSignals(atOnce) {
  /** @type {{ code: number | undefined }} */
  const interrupt = { code: undefined }
  for (const [signal, code] of Object.entries(signals)) {
    process.on(signal, () => {
      if (interrupt.code !== undefined) {
        atOnce()
        process.exit(code)
      }
      interrupt.code = code
      isStopped = true
      for (const child of running) endGroup(child)
    })
  }
  return interrupt
}

/**
 * On a signal to this process, stops its commands and then ends it.
 * @param {() => void} [after] called before this process ends
 * @returns {() => void} removes the handlers
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
 * The command line that runs npm: the npm that started this process, else the one of the system.
 * @param {readonly string[]} args for npm
 * @returns {[command: string, args: readonly string[]]}
 */
export function npm(args) {
  const path = process.env.npm_execpath
  return path && basename(path) === 'npm-cli.js' ? [process.execPath, [path, ...args]] : ['npm', args]
}

/**
 * Runs a script of the root's package.json.
 * @param {string} name
 * @param {readonly string[]} [args] more arguments for it
 * @param {RunOptions} [options]
 */
export const script = (name, args = [], options = {}) =>
  run(...npm(['run', '--silent', name, '--', ...args]), options)
