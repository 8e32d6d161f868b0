import { type SaidSentence, type Sentence, sentenceKinds } from '@within-reach/contract'
import { useCheckWords } from './use-check-words'
import { useContentsWords } from './use-contents-words'
import { useRefusalWords } from './use-refusal-words'
import { useVerdictWords } from './use-verdict-words'

const isKnown = (sentence: Sentence): sentence is SaidSentence =>
  Object.hasOwn(sentenceKinds, sentence.says) &&
  sentenceKinds[sentence.says as keyof typeof sentenceKinds].every((name) => name in sentence.values)

/**
 * @returns a function that says what the registry says, in the language that is spoken; undefined where the service knows a
 * kind of sentence that this version of the console does not: its own English text is shown then
 */
export function useSentenceWords(): (sentences: readonly Sentence[] | undefined) => string | undefined {
  const check = useCheckWords()
  const contents = useContentsWords()
  const refusal = useRefusalWords()
  const verdict = useVerdictWords()
  return (sentences = []) => {
    const said = sentences.map((each) =>
      isKnown(each) ? (check(each) ?? contents(each) ?? refusal(each) ?? verdict(each)) : undefined,
    )
    return said.length === 0 || said.includes(undefined) ? undefined : said.join(' ')
  }
}
