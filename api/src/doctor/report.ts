import type { Paint, Style } from '../platform/terminal/paint'
import type { Level } from './checks/finding'
import type { NamedFinding } from './doctor'

const marks: Readonly<Record<Level, readonly [mark: string, style: Style]>> = {
  ok: ['✓', 'green'],
  warning: ['!', 'yellow'],
  error: ['✗', 'red'],
  skipped: ['–', 'dim'],
}

/** The width of the longest name of a check. */
const nameWidth = 8

/** A finding as a line: a mark, the check, what is the case, and what to do. */
export function describeFinding({ check, level, text, advice }: NamedFinding, paint: Paint): string {
  const [mark, style] = marks[level]
  const line = `${paint(style, mark)} ${paint('dim', check.padEnd(nameWidth))} ${text}`
  return advice === undefined ? line : `${line} ${paint('bold', advice)}`
}

/** The last line: how many things are wrong. */
export function summarize(findings: readonly NamedFinding[], paint: Paint): string {
  const { errors, warnings } = count(findings)
  if (errors === 0 && warnings === 0) return paint('green', 'Nothing is wrong.')
  const parts = [
    ...(errors > 0 ? [paint('red', plural(errors, 'error'))] : []),
    ...(warnings > 0 ? [paint('yellow', plural(warnings, 'warning'))] : []),
  ]
  return `${parts.join(', ')}.`
}

/** The whole report for a program. */
export const asJson = (findings: readonly NamedFinding[]): string =>
  JSON.stringify({ ...count(findings), findings }, undefined, 2)

/** How many findings are errors, and how many are warnings. */
export function count(findings: readonly NamedFinding[]): { errors: number; warnings: number } {
  const ofLevel = (wanted: Level) => findings.filter(({ level }) => level === wanted).length
  return { errors: ofLevel('error'), warnings: ofLevel('warning') }
}

const plural = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
