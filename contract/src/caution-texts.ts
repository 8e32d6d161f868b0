import type { CautionText } from './caution-text'
import type { CautionCategory } from './interlock'
import { moneyCautions } from './money-cautions'
import { trustCautions } from './trust-cautions'

export type { CautionText } from './caution-text'

/** The texts of each category. */
export const cautionTexts: Readonly<Record<CautionCategory, CautionText>> = {
  ...moneyCautions,
  ...trustCautions,
}

/** The texts of the categories of an answer. Those that this version does not know are left out. */
export const cautionTextsOf = (categories: readonly string[]): CautionText[] =>
  Object.entries(cautionTexts).flatMap(([category, text]) => (categories.includes(category) ? [text] : []))
