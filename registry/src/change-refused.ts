import type { SaidSentence } from '@within-reach/contract'
import { inEnglish } from './in-english'

/** A change that cannot be made, said for people: in English as the message, and by sentence for other languages. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused'
  readonly sentences: readonly SaidSentence[]

  constructor(...sentences: readonly SaidSentence[]) {
    super(inEnglish(...sentences))
    this.sentences = sentences
  }
}
