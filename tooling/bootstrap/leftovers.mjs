import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

/** Inherited by every process that the tests start with their environment. */
const mark = `${process.pid}-${Date.now()}`
process.env.WITHIN_REACH_TEST_RUN = mark

/** How long a process may take to end after a SIGTERM, in milliseconds. */
const gracePeriod = 5_000

/** @typedef {{ readonly pid: number, readonly command: string }} Found */

/**
 * The processes of this test run, except this one. They have the mark in their environment. A database server has an
 * empty environment, but works in the run's folder. Linux only.
 * @param {string} [folder] the run's own
 * @returns {Found[]}
 */
function processesOfRun(folder) {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return []
    const command = read(pid, 'cmdline')
    // A zombie has no command line.
    if (command === '') return []
    const environment = read(pid, 'environ')
    const isMarked = environment.includes(`WITHIN_REACH_TEST_RUN=${mark}`)
    return isMarked || (folder && isBelow(pid, `${command} ${environment}`, folder))
      ? [{ pid: Number(pid), command }]
      : []
  })
}

/**
 * Whether a process was started with a path in a folder, or works in it.
 * @param {string} pid
 * @param {string} started its command line and environment
 * @param {string} folder
 */
function isBelow(pid, started, folder) {
  if (started.includes(`${folder}/`)) return true
  try {
    return `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`)
  } catch {
    // It ended meanwhile, or belongs to another user.
    return false
  }
}

/**
 * @param {string} pid
 * @param {string} file
 */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    // It ended meanwhile, or belongs to another user.
    return ''
  }
}

/**
 * Waits until no process of the run is left.
 * @param {number} milliseconds the longest wait
 * @param {string} [folder] the run's own
 */
export async function waitForExit(milliseconds, folder) {
  const until = Date.now() + milliseconds
  while (processesOfRun(folder).length > 0 && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

/**
 * Stops the processes that the steps left running. SIGTERM comes first, so that a database server removes its shared
 * memory.
 * @param {string} [folder] the run's own
 * @returns {Promise<string[]>} their command lines
 */
export async function endLeftovers(folder) {
  const found = signal(processesOfRun(folder), 'SIGTERM')
  await waitForExit(gracePeriod, folder)
  killLeftovers(folder)
  return found.map(({ pid, command }) => `${pid} ${command.slice(0, 160)}`)
}

/**
 * Kills the processes that the steps left running.
 * @param {string} [folder] the run's own
 */
export const killLeftovers = (folder) => void signal(processesOfRun(folder), 'SIGKILL')

/**
 * @param {readonly Found[]} found
 * @param {NodeJS.Signals} name
 */
function signal(found, name) {
  for (const { pid } of found) {
    try {
      process.kill(pid, name)
    } catch {
      // It ended in the meantime.
    }
  }
  return found
}
