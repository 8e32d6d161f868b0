import { readCorpus } from '../corpus'
import { measure, type Measurement, type Share } from '../measure'
import { heldOutCorpora, trainingCorpora } from './corpora'
import type { Model } from './model'
import { exampleOf } from './example'
import { train } from './train'
import { createWording, doubt, learnedWording, rulesAlone, type Wording } from './wording'

/** How texts are judged. */
export interface Outcome {
  readonly recall: Share
  readonly falseAlarms: Share
}

/** How texts are judged by the rules alone, and with the wording. */
export interface Comparison {
  readonly alone: Outcome
  readonly together: Outcome
}

/** A group of corpora, with a model that is learned from all others. */
export interface LeftOut {
  readonly corpora: readonly string[]
  readonly model: Model
}

/** For groups of strangers' corpora, models that are learned without them. */
export function trainWithout(groups: readonly (readonly string[])[]): LeftOut[] {
  const examples = new Map(trainingCorpora.map((corpus) => [corpus, readCorpus(corpus).map(exampleOf)]))
  return groups.map((corpora) => ({
    corpora,
    model: train([...examples].flatMap(([corpus, known]) => (corpora.includes(corpus) ? [] : known))),
  }))
}

/** How the texts of each stranger are judged without having been learned from. */
export const crossValidate = (leftOut: readonly LeftOut[], margin = doubt): Map<string, Comparison> =>
  new Map(
    leftOut.flatMap(({ corpora, model }) =>
      corpora.map((corpus) => [corpus, compare(corpus, createWording(model, margin))] as const),
    ),
  )

/** How the held-out texts are judged with the committed weights. */
export const judgeHeldOut = (): Map<string, Comparison> =>
  new Map(heldOutCorpora.map((corpus) => [corpus, compare(corpus, learnedWording)]))

/** Adds outcomes up. */
export const totalOf = (outcomes: readonly Outcome[]): Outcome => ({
  recall: sumOf(outcomes.map(({ recall }) => recall)),
  falseAlarms: sumOf(outcomes.map(({ falseAlarms }) => falseAlarms)),
})

function compare(corpus: string, wording: Wording): Comparison {
  const texts = readCorpus(corpus)
  return { alone: outcomeOf(measure(texts, rulesAlone)), together: outcomeOf(measure(texts, wording)) }
}

const outcomeOf = ({ recall, falseAlarms }: Measurement): Outcome => ({
  recall: recall.get('all') ?? sumOf([]),
  falseAlarms: falseAlarms.get('all') ?? sumOf([]),
})

const sumOf = (shares: readonly Share[]): Share => ({
  right: shares.reduce((sum, { right }) => sum + right, 0),
  of: shares.reduce((sum, { of }) => sum + of, 0),
})
