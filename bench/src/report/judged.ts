import { figure } from './markdown'

/** One row of the table of targets. */
export interface Judged {
  readonly target: string
  readonly measured: string
  readonly met: boolean
}

export const worstOf = (figures: readonly number[]): number => Math.max(...figures)

const judged = (target: string, value: number, met: boolean, unit = ''): Judged => ({
  target,
  measured: figure(value, unit),
  met,
})
export const atMost = (target: string, value: number, most: number, unit?: string): Judged =>
  judged(target, value, value <= most, unit)
export const below = (target: string, value: number, most: number, unit?: string): Judged =>
  judged(target, value, value < most, unit)
export const atLeast = (target: string, value: number, least: number, unit?: string): Judged =>
  judged(target, value, value >= least, unit)
