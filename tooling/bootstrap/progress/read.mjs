import { readFileSync } from 'node:fs'

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
 * @returns {import('./read.mjs').Progress}
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
    failures: lines.flatMap((line) => line.failures ?? []),
    errors: lines.flatMap((line) => line.error ?? []),
    finished: lines.some((line) => line.finished),
  }
}
