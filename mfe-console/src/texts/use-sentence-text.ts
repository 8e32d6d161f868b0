import { isKnownSentence, type Sentence } from '@within-reach/contract'
import { useSentenceFormatter } from './use-sentence-formatter'

/**
 * @returns a function that translates a text of the registry; undefined for a kind of sentence that this version of the
 * console does not know, in which case the service's English text is shown
 */
export function useSentenceText(): (sentences: readonly Sentence[] | undefined) => string | undefined {
  const format = useSentenceFormatter()
  return (sentences = []) =>
    sentences.length > 0 && sentences.every(isKnownSentence) ? sentences.map(format).join(' ') : undefined
}
