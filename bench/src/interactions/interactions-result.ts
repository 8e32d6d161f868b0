import { quantile } from '../measure/statistics'
import type { Pressed } from './press'

/** A control that was pressed on a page in one round. */
export interface PressedThere extends Pressed {
  readonly address: string
  readonly who: 'visitor' | 'member'
}

/** A control with its slowest interaction over all rounds. */
export interface ControlResult extends Omit<PressedThere, 'durations'> {
  readonly most: number
}

/** The result of `interactions`. Times are in milliseconds. */
export interface InteractionsResult {
  readonly interactions: number
  readonly controls: number
  readonly p75: number
  readonly p98: number
  readonly slowest: readonly ControlResult[]
}

/** The number of controls in the table. */
const listed = 12

/** Summarises all interactions. */
export function interactionsResultOf(pressed: readonly PressedThere[]): InteractionsResult {
  const durations = pressed.flatMap((one) => one.durations).sort((a, b) => a - b)
  const byControl = new Map<string, ControlResult>()
  for (const { durations: own, ...control } of pressed) {
    const key = JSON.stringify(control)
    const most = Math.max(byControl.get(key)?.most ?? 0, ...own)
    byControl.set(key, { ...control, most })
  }
  const controls = [...byControl.values()].sort((a, b) => b.most - a.most)
  return {
    interactions: durations.length,
    controls: controls.length,
    p75: quantile(durations, 0.75),
    p98: quantile(durations, 0.98),
    slowest: controls.slice(0, listed),
  }
}
