/**
 * Formats rows as aligned columns.
 * @param rows the cells, row by row
 */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows)
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length)
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Indents lines. */
export const indented = (lines: readonly string[], by = 2): string =>
  lines.map((line) => `${' '.repeat(by)}${line}`).join('\n')

/** Formats a time to the minute, in UTC. */
export const moment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
