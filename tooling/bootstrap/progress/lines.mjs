import { appendFileSync } from 'node:fs'

/**
 * How many tests ended how; `left` are those that a test runner gave up without running them.
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} left
 */

/**
 * A line of a progress file. A unit is what a test runner starts and ends as one: a test of Playwright, a file of Jest. The first
 * line says how many there are, and with what names where the test runner tells.
 * @typedef {object} Line
 * @property {number} [units]
 * @property {readonly string[]} [names]
 * @property {string} [began] a unit's name
 * @property {string} [ended] a unit's name
 * @property {Partial<Counts>} [counts] how the tests of the unit ended
 * @property {{ readonly fault: string, readonly section: string }} [cell] of the fault matrix, where the unit is one
 * @property {string} [error] a failure outside of the tests
 * @property {true} [finished] the last line of a test runner that ended by itself
 */

/**
 * Adds a line to the progress file that the environment names, at once: it is there when the process is killed.
 * @param {Line} line
 */
export function write(line) {
  const file = process.env.TEST_PROGRESS
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
}
