import * as v from 'valibot'
import { registrySentences } from './registry-sentences'

/** What the registry says to people: the keys of the catalogue. */
export type SentenceKind = keyof typeof registrySentences

/** The names in braces of a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The values of one kind of sentence. */
export type SentenceValues<Kind extends SentenceKind> = Readonly<
  Record<NamesIn<(typeof registrySentences)[Kind]>, string>
>

/** A kind of sentence with its values. */
export type KnownSentence = {
  [Kind in SentenceKind]: { readonly says: Kind; readonly values: SentenceValues<Kind> }
}[SentenceKind]

/** A sentence as sent. A client that does not know the kind shows the English text that comes with it. */
export const Sentence = v.object({ says: v.string(), values: v.record(v.string(), v.string()) })
export type Sentence = v.InferOutput<typeof Sentence>

/** Several sentences, in order. */
export const Sentences = v.pipe(v.array(Sentence), v.readonly())

/** Names a sentence, so that each language can say it in its own words. */
export const sentence = <Kind extends SentenceKind>(
  says: Kind,
  values: SentenceValues<Kind>,
): { readonly says: Kind; readonly values: SentenceValues<Kind> } => ({ says, values })

const placeholder = /\{(\w+)\}/g

/** @returns the names of the values in a kind of sentence */
export const valueNames = (says: SentenceKind): string[] =>
  [...registrySentences[says].matchAll(placeholder)].map(([, name = '']) => name)

/** Whether a sentence is of a kind that this version knows, with all its values. */
export const isKnownSentence = (sentence: Sentence): sentence is KnownSentence =>
  Object.hasOwn(registrySentences, sentence.says) &&
  valueNames(sentence.says as SentenceKind).every((name) => name in sentence.values)

/** Says sentences in English, for the command line, the history and logs. */
export const inEnglish = (...sentences: readonly KnownSentence[]): string =>
  sentences
    .map(({ says, values }: { says: SentenceKind; values: Readonly<Record<string, string>> }) =>
      registrySentences[says].replace(placeholder, (_, name: string) => values[name] ?? ''),
    )
    .join(' ')
