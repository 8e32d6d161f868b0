import { createHash } from 'node:crypto'
import learned from './learned/weights.json'
import { doubt } from './learned/wording'
import { brands, officialShort, riskyEndings, shorteners } from './rules/hosts'
import { disguisedNames } from './rules/names'
import * as negation from './rules/negation'
import { lexicons, rules, rulesNumber } from './rules/rules'

const content = [
  rules,
  lexicons,
  disguisedNames,
  { ...negation },
  brands,
  [...shorteners],
  [...officialShort],
  [...riskyEndings],
  learned,
  doubt,
]

/** The version of the rules: the number that is set by hand, and a fingerprint of their content and of the learned weights. */
export const rulesVersion = `${rulesNumber}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)}`
