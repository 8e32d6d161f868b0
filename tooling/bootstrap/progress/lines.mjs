import { appendFileSync } from 'node:fs'

/**
 * Appends a line to the progress file that the environment names. It is written at once, so that it survives a kill.
 * @param {import('./lines.mjs').Line} line
 */
export function write(line) {
  const file = process.env.TEST_PROGRESS
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
}
