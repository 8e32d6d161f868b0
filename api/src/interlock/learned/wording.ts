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
/** The weight of log-odds of 1, beside the weights of the rules. */
const share = 1
/** The wording alone may fold a text, even if a rule speaks for it. */
const most = 2
/** An honest wording takes away two strong reasons at most, of a short text less. */
const mostTakenAway = 2

/** Weighs wordings by a model. */
export const createWording = (model: Model, margin = doubt): Wording => ({
  weigh: (plain) => {
    const { logOdds, fullness } = readLogOdds(model, plain)
    return Math.max(-mostTakenAway * fullness, Math.min(most, share * (logOdds - margin)))
  },
  quote: (plain) => heaviestSentence(model, plain),
})

/** Leaves the judgement to the rules. */
export const rulesAlone: Wording = { weigh: () => 0, quote: () => ({ start: 0, end: 0 }) }

/** Weighs wordings by the committed weights. */
export const learnedWording = createWording(committedModel)
