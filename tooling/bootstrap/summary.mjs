import { failuresText } from './failures.mjs'

/** @typedef {import('./steps.mjs').Result} Result */

/**
 * The table of the steps, the failures and, alone on the last line, the sum.
 * @param {readonly Result[]} results
 * @returns {{ text: string, passed: number, failed: number }}
 */
export function summary(results) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0)
  const width = Math.max(...results.map(({ name }) => name.length))
  const lines = results.map((result) => {
    const { name, passed, failed, skipped = 0, seconds, note } = result
    const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`
    const more = [...(skipped > 0 ? [`${skipped} skipped`] : []), ...(note ? [note] : [])]
    return `${markOf(result)} ${name.padEnd(width)} ${counts} ${seconds.toFixed(1).padStart(7)} s  ${more.join(', ')}`.trimEnd()
  })
  const [passed, failed] = [sum('passed'), sum('failed')]
  const parts = [lines.join('\n'), failuresText(results), `${passed} passed, ${failed} failed`]
  return { text: `\n${parts.filter(Boolean).join('\n\n')}`, passed, failed }
}

/**
 * A step that did not run has neither passed nor failed.
 * @param {Result} result
 */
const markOf = ({ passed, failed }) => (failed > 0 ? '✗' : passed > 0 ? '✓' : '–')
