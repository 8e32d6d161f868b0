import { setImmediate as nextTurn } from 'node:timers/promises'
import { learnedWording, type Wording } from './learned/wording'
import { type PlainText, plainTextOf } from './normalise/plain-text'

/** What {@link judge} would read by itself. */
export interface ReadText {
  readonly plain: PlainText
  readonly wording: Wording
}

/**
 * Reads a text for {@link judge} in several turns of the event loop: one of 20,000 characters would hold up other requests for 50 ms.
 */
export async function readInTurns(text: string): Promise<ReadText> {
  await nextTurn()
  const plain = plainTextOf(text)
  await nextTurn()
  const weight = learnedWording.weigh(plain)
  await nextTurn()
  return { plain, wording: { ...learnedWording, weigh: () => weight } }
}
