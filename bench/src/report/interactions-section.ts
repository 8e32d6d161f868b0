import type { Results } from './committed-results'
import { below, type Judged } from './judged'
import { figure, section, table } from './markdown'

/** The responses to input on all pages. */
export function interactionsSection({ interactions: found }: Results): string[] {
  if (!found) return []
  const { p75, p98, interactions, controls, slowest } = found
  return [
    section(
      'Interaction to next paint',
      found,
      `The first control of each kind on every page, and what it opens, for a visitor and a member on the same slow phone: ${interactions} interactions with ${controls} controls, as the browser's Event Timing reports them. The 75th percentile is ${figure(p75, 'ms')}, the 98th ${figure(p98, 'ms')}. The slowest, in milliseconds:`,
      table(
        ['page', 'who', 'control', 'at most'],
        slowest.map(({ address, who, kind, name, most }) => [
          address,
          who,
          `${kind} "${name}"`,
          figure(most),
        ]),
      ),
    ),
  ]
}

/** The target of the responses to input. */
export const judgeInteractions = ({ interactions }: Results): Judged[] =>
  interactions
    ? [
        below(
          'Interaction to next paint over the controls of every page, 75th percentile, below 100 ms',
          interactions.p75,
          100,
          'ms',
        ),
      ]
    : []
