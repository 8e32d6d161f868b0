import type { Sentence } from '@within-reach/contract'
import { useSentenceText } from './use-sentence-text'

export interface SaidProps {
  readonly sentences: readonly Sentence[] | undefined
  /** What the service says itself, in English. */
  readonly text: string
}

/** What the registry says, in the language that is spoken where this console knows the words. */
export function Said({ sentences, text }: SaidProps) {
  const translated = useSentenceText()(sentences)
  return translated === undefined ? <span lang="en">{text}</span> : <span>{translated}</span>
}
