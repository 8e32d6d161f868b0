import { stripVTControlCharacters } from 'node:util'

/** @typedef {import('./progress/lines.mjs').Failure} Failure */

const mostNamed = 20
const mostLines = 8
const longestLine = 200

/**
 * The failures of all steps, for the end of the output: a long run is often read from its end, or only its end is kept.
 * @param {readonly { readonly name: string, readonly failures?: readonly Failure[] }[]} results
 * @returns {string} empty if no failure is known by name
 */
export function failuresText(results) {
  const all = results.flatMap(({ name: step, failures = [] }) =>
    failures.map(({ name, message }) => [`  ${step}: ${name}`, ...beginningOf(message)].join('\n')),
  )
  if (all.length === 0) return ''
  const more = all.length > mostNamed ? [`  and ${all.length - mostNamed} more`] : []
  return ['Failed:', ...all.slice(0, mostNamed), ...more].join('\n')
}

/**
 * @param {string} message
 * @returns {string[]}
 */
const beginningOf = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines)
    .map((line) => `      ${line.slice(0, longestLine)}`)
