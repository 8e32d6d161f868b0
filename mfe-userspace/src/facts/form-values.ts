import {
  type FactName,
  factRules,
  type Facts,
  factsOf,
  hasFacts,
  type PostType,
} from '@within-reach/contract'

/** The facts of a form, as typed. Empty ones are not given. */
export type FactValues = Readonly<Record<FactName, string>>

const names = Object.keys(factRules) as FactName[]

/**
 * Facts as a form shows them.
 * @param facts those of the post
 */
export const factValues = (facts: Facts = {}): FactValues =>
  Object.fromEntries(names.map((name) => [name, String(facts[name] ?? '')])) as FactValues

/** The facts of a board among the values of a form. */
export function typedFacts(type: PostType, values: FactValues): Partial<FactValues> {
  const own: readonly FactName[] = hasFacts(type) ? factsOf[type] : []
  return Object.fromEntries(own.map((name) => [name, values[name]]))
}

/** Whether a form says anything about the post. A currency alone does not. */
export const saysAnything = (type: PostType, values: FactValues): boolean =>
  Object.entries(typedFacts(type, values)).some(([name, value]) => name !== 'currency' && value.trim() !== '')
