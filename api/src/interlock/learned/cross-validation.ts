import { readCorpus } from '../corpus'
import { measure, type Measurement, type Share } from '../measure'
import { heldOutCorpora, trainingCorpora, unseenCorpora } from './corpora'
import type { Model } from './model'
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

/** For the corpus of each stranger, a model that is learned from all other authors. */
export const trainWithoutEach = (): Map<string, Model> =>
  new Map(
    unseenCorpora.map((corpus) => [
      corpus,
      train(trainingCorpora.filter((one) => one !== corpus).flatMap(readCorpus)),
    ]),
  )

/**
 * How the texts of each stranger are judged without having been learned from.
 * @param models of `trainWithoutEach`
 */
export const crossValidate = (models: ReadonlyMap<string, Model>, margin = doubt): Map<string, Comparison> =>
  new Map([...models].map(([corpus, model]) => [corpus, compare(corpus, createWording(model, margin))]))

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
