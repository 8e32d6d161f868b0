import { appendFileSync } from 'node:fs'

/**
 * Adds a line to the progress file that the environment names, at once: it is there when the process is killed.
 * @param {import('./lines.mjs').Line} line
 */
export function write(line) {
  const file = process.env.TEST_PROGRESS
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
}
