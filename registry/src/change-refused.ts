import { inEnglish, type KnownSentence } from '@within-reach/contract'

/** A refused change: the message in English, and as sentence keys for other languages. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused'
  readonly sentences: readonly KnownSentence[]

  constructor(...sentences: readonly KnownSentence[]) {
    super(inEnglish(...sentences))
    this.sentences = sentences
  }
}
