import type { Sentence } from '@within-reach/contract'
import { useSentenceText } from './use-sentence-text'

export interface RegistryTextProps {
  readonly sentences: readonly Sentence[] | undefined
  /** The service's own text, in English. */
  readonly text: string
}

/** A text of the registry, translated if this console knows its kind. */
export function RegistryText({ sentences, text }: RegistryTextProps) {
  const translated = useSentenceText()(sentences)
  return translated === undefined ? <span lang="en">{text}</span> : <span>{translated}</span>
}
