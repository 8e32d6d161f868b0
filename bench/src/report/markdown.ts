import type { Spread } from '../measure/statistics'
import type { Measured } from './committed-results'

/** A table; the first column is text, the others are figures. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

/** A figure with about three significant digits. */
export function figure(value: number, unit = ''): string {
  const size = Math.abs(value)
  const digits = size >= 100 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : 2
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`
}

/** The median, with minimum and maximum. */
export const spread = ({ median, least, most }: Spread, unit = ''): string =>
  `${figure(median, unit)} (${figure(least)} to ${figure(most)})`

/** A spread divided by a thousand. */
export const thousands = ({ median, least, most }: Spread): Spread => ({
  median: median / 1000,
  least: least / 1000,
  most: most / 1000,
})

/** A section with the machine of its measurement. */
export function section(
  title: string,
  { measured, machine, rounds }: Measured,
  ...parts: readonly string[]
): string {
  const { processors, model = 'unknown processors', memoryGiB, node } = machine
  const often = rounds === undefined ? '' : `, ${rounds} rounds`
  const origin = `Measured ${measured} on ${processors} × ${model}, ${memoryGiB} GiB, Node ${node}${often}.`
  return [`## ${title}`, ...parts, `_${origin}_`].join('\n\n')
}
