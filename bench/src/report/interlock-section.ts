import type { Results } from './committed-results'
import { atMost, type Judged } from './judged'
import { figure, section, table } from './markdown'

/** How long the scam interlock judges a text. */
export function interlockSection({ interlock }: Results): string[] {
  if (!interlock) return []
  const { texts, lengths } = interlock
  return [
    section(
      'Scam interlock',
      interlock,
      `The ${texts.count} texts of the corpora, up to ${texts.longest} characters long, are judged in ${figure(texts.median, 'ms')} each (99 of 100: ${figure(texts.p99, 'ms')}, the slowest: ${figure(texts.most, 'ms')}). The time grows with the length. Texts joined from the corpora, in which nearly every sentence is a reason:`,
      table(
        ['language', 'characters', 'ms', 'times Unicode normalisation alone'],
        lengths.map(({ lang, length, judged, timesNormalised }) => [
          lang,
          String(length),
          figure(judged),
          figure(timesNormalised),
        ]),
      ),
    ),
  ]
}

/** The targets of the scam interlock. */
export const judgeInterlock = ({ interlock }: Results): Judged[] =>
  interlock
    ? [
        atMost('A text of the corpora is judged within 2 ms', interlock.texts.most, 2, 'ms'),
        atMost(
          'The longest legal text is judged within 50 ms',
          Math.max(...interlock.lengths.map(({ judged }) => judged)),
          50,
          'ms',
        ),
      ]
    : []
