import type { When } from '@within-reach/contract'

/**
 * Combinations of the values of aspects (pairwise testing): any value of a field of one aspect occurs together with any value of a field
 * of another one. There are about as many as pairs of the two fields with most values, which is far fewer than all combinations.
 * @param aspects independent groups of fields, each with all its values
 */
export function pairwise(aspects: readonly (readonly When[])[]): readonly When[] {
  const options = optionsOf(aspects)
  const missing = new Map<number, Pair>()
  for (const [at, one] of options.entries())
    for (const [later, other] of options.entries())
      if (later > at)
        for (const first of settingsOf(one))
          for (const second of settingsOf(other))
            missing.set(keyOf(first, second), { aspects: [later, at], settings: [first, second] })
  const combinations: When[] = []
  for (const { aspects: paired, settings: wanted } of missing.values()) {
    // The aspects of the pair come first, so that the others are chosen to suit both.
    const order = new Set([...paired, ...options.keys()])
    const chosen = [...order].reduce<Option[]>((before, aspect) => {
      const all = options[aspect] ?? []
      const having = all.filter(({ settings }) => settings.some((setting) => wanted.includes(setting)))
      return [...before, best(having.length > 0 ? having : all, settingsOf(before), missing)]
    }, [])
    for (const first of settingsOf(chosen))
      for (const second of settingsOf(chosen)) missing.delete(keyOf(first, second))
    combinations.push(Object.assign({}, ...chosen.map(({ values }) => values)) as When)
  }
  return combinations
}

/** A value of an aspect. */
interface Option {
  readonly values: When
  /** Each of its fields with its value, as a number: equal ones of an aspect have the same. */
  readonly settings: readonly number[]
}

/** Two settings of different aspects. */
interface Pair {
  readonly aspects: readonly [number, number]
  readonly settings: readonly [number, number]
}

function optionsOf(aspects: readonly (readonly When[])[]): readonly (readonly Option[])[] {
  const numbers = new Map<string, number>()
  const numberOf = (setting: string) => {
    const number = numbers.get(setting) ?? numbers.size
    numbers.set(setting, number)
    return number
  }
  return aspects.map((aspect, at) => {
    const fields = [...new Set(aspect.flatMap((values) => Object.keys(values)))]
    return aspect.map((values) => ({
      values,
      settings: fields.map((field) => numberOf(`${at} ${field} ${values[field]}`)),
    }))
  })
}

const settingsOf = (options: readonly Option[]): number[] => options.flatMap(({ settings }) => settings)

/** Identifies a pair of settings, in either order. */
const keyOf = (one: number, other: number): number => Math.min(one, other) * 1_000_000 + Math.max(one, other)

/** The option that adds most missing pairs to the settings that are chosen. */
function best(
  options: readonly Option[],
  chosen: readonly number[],
  missing: ReadonlyMap<number, Pair>,
): Option {
  const added = ({ settings }: Option) =>
    settings.reduce((sum, one) => sum + chosen.filter((other) => missing.has(keyOf(one, other))).length, 0)
  const counts = options.map(added)
  const found = options[counts.indexOf(Math.max(...counts))]
  if (!found) throw new Error('An aspect has no values: give one.')
  return found
}
