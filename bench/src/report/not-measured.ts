import type { Results } from './committed-results'

/**
 * The declared pages that a table does not have: they were added after its run.
 * @param addresses those in the table, with their queries
 */
export function notMeasured({ declared = [] }: Results, addresses: readonly string[]): readonly string[] {
  const measured = new Set(addresses.map((address) => address.split('?', 1)[0]))
  return declared.filter((path) => !measured.has(path))
}

/** Says of a table which pages it does not have; nothing if it is complete. */
export const missingLine = (missing: readonly string[]): string[] =>
  missing.length === 0
    ? []
    : [`Added after this run, and not measured yet: ${missing.map((path) => `\`${path}\``).join(', ')}.`]
