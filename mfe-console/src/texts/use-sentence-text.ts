import { isKnownSentence, type Sentence } from '@within-reach/contract'
import { useRegistryWords } from './use-registry-words'

/**
 * @returns a function that says what the registry says, in the language that is spoken; undefined where the service knows a
 * kind of sentence that this version of the console does not: its own English text is shown then
 */
export function useSentenceText(): (sentences: readonly Sentence[] | undefined) => string | undefined {
  const words = useRegistryWords()
  return (sentences = []) =>
    sentences.length > 0 && sentences.every(isKnownSentence) ? sentences.map(words).join(' ') : undefined
}
