import { inEnglish, type SaidSentence } from '@within-reach/contract'

/** A refused change: the message in English, and as sentence keys for other languages. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused'
  readonly sentences: readonly SaidSentence[]

  constructor(...sentences: readonly SaidSentence[]) {
    super(inEnglish(...sentences))
    this.sentences = sentences
  }
}
