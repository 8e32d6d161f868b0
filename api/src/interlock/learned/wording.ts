import type { PlainText } from '../normalise/plain-text'
import { committedModel } from './committed-model'
import { readLogOdds, type Model } from './model'
import { heaviestSentence, type Range } from './sentence'

/** What the wording of a text as a whole says, beside the rules. */
export interface Wording {
  /** Its weight, from -2 to 2. Below 0 it speaks for the text. */
  readonly weigh: (plain: PlainText) => number
  /** The sentence that weighs most, as a range in the source. */
  readonly quote: (plain: PlainText) => Range
}

/** Taken off the log-odds, so that doubtful texts are spared. `npm run interlock -- validate` shows what others would do. */
export const doubt = 1.5
/** The wording alone may fold a text, even if a rule speaks for it. */
const most = 2
/** An honest wording takes away two strong reasons at most. */
const mostTakenAway = 2

/** Weighs wordings by a model. */
export const createWording = (model: Model, margin = doubt): Wording => ({
  weigh: (plain) => {
    const { logOdds, certainty } = readLogOdds(model, plain)
    const against = certainty * logOdds - margin
    if (against >= 0) return Math.min(most, against)
    // A short text that is like a scam speaks neither against itself nor for itself, and an honest one less for itself: there, the rules
    // know more.
    return Math.max(-mostTakenAway, Math.min(0, certainty ** 2 * (logOdds - margin)))
  },
  quote: (plain) => heaviestSentence(model, plain),
})

/** Leaves the judgement to the rules. */
export const rulesAlone: Wording = { weigh: () => 0, quote: () => ({ start: 0, end: 0 }) }

/** Weighs wordings by the committed weights. */
export const learnedWording = createWording(committedModel)
