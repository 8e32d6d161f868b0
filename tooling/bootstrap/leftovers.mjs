import { readFileSync, readdirSync } from 'node:fs'

/** Inherited by everything that the tests start, wherever its parent went. */
const mark = `${process.pid}-${Date.now()}`
process.env.WITHIN_REACH_TEST_RUN = mark

/** The processes that carry the mark, but for this one: only Linux tells. */
function marked() {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return []
    const environment = read(pid, 'environ')
    return environment.includes(`WITHIN_REACH_TEST_RUN=${mark}`)
      ? [{ pid: Number(pid), command: read(pid, 'cmdline') }]
      : []
  })
}

/**
 * @param {string} pid
 * @param {string} file
 */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    // It ended meanwhile, or belongs to somebody else.
    return ''
  }
}

/**
 * Waits for what is about to end by itself, such as a browser that was just closed.
 * @param {number} patience milliseconds
 */
export async function waitForTheLast(patience) {
  const until = Date.now() + patience
  while (marked().length > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100))
}

/**
 * Ends what the steps left running.
 * @returns {string[]} the command lines of what was found
 */
export function endLeftovers() {
  const found = marked()
  for (const { pid } of found) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended between the look and the kill.
    }
  }
  return found.map(({ pid, command }) => `${pid} ${command.slice(0, 160)}`)
}
