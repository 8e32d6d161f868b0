import {
  amountFacts,
  type FactName,
  factRules,
  type Facts,
  factsOf,
  hasFacts,
  type PostType,
} from '@within-reach/contract'
import { decimalOf } from './typed-amount'

/** The facts of a form, as typed. Empty ones are not given. */
export type FactValues = Readonly<Record<FactName, string>>

const names = Object.keys(factRules) as FactName[]
const isAmount = (name: FactName): boolean => amountFacts.some((amount) => amount === name)

/**
 * Facts as a form shows them.
 * @param facts those of the post
 */
export const factValues = (facts: Facts = {}): FactValues =>
  Object.fromEntries(names.map((name) => [name, String(facts[name] ?? '')])) as FactValues

/** The facts of a board among the values of a form, with amounts as the contract takes them. */
export function typedFacts(type: PostType, values: FactValues): Partial<FactValues> {
  const own: readonly FactName[] = hasFacts(type) ? factsOf[type] : []
  return Object.fromEntries(
    own.map((name) => [name, isAmount(name) ? decimalOf(values[name]) : values[name]]),
  )
}

/** Whether a form says anything about the post. A currency alone does not. */
export const saysAnything = (type: PostType, values: FactValues): boolean =>
  Object.entries(typedFacts(type, values)).some(([name, value]) => name !== 'currency' && value.trim() !== '')
