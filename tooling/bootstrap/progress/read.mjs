import { readFileSync } from 'node:fs'

/** @typedef {import('./lines.mjs').Counts} Counts */

/**
 * What a test runner wrote until its end, or until it was ended.
 * @typedef {object} Progress
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} units how many there were to run
 * @property {number} left how many of them have no outcome
 * @property {readonly string[]} names of those, as far as they are known
 * @property {readonly string[]} errors outside of the tests
 * @property {boolean} finished whether it ended by itself
 */

/**
 * @param {string} file
 * @returns {import('./lines.mjs').Line[]} none where there is no file
 */
export function linesOf(file) {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    // It ended before it knew its tests.
  }
  // The last line may be cut off.
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/**
 * @param {string} file the progress file of a test runner
 * @returns {Progress}
 */
export function progressOf(file) {
  const lines = linesOf(file)
  const sum = (/** @type {keyof Counts} */ key) =>
    lines.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0)
  const ended = new Set(lines.flatMap((line) => (line.counts?.left ? [] : (line.ended ?? []))))
  const units = lines.find((line) => line.units !== undefined)?.units ?? 0
  const known = lines.flatMap((line) => line.names ?? line.began ?? [])
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    units,
    left: units - ended.size,
    names: [...new Set(known)].filter((name) => !ended.has(name)),
    errors: lines.flatMap((line) => line.error ?? []),
    finished: lines.some((line) => line.finished),
  }
}
