/**
 * Combinations of values such that any two values of two aspects occur together in one of them (pairwise testing). There
 * are about as many as pairs of the two largest aspects, which is far fewer than all pairs.
 * @param sizes how many values each aspect has
 * @returns for each combination the index of the value of each aspect
 */
export function pairwise(sizes: readonly number[]): readonly (readonly number[])[] {
  const missing = new Map<string, Chosen>()
  for (const [one, size] of sizes.entries())
    for (let other = one + 1; other < sizes.length; other++)
      for (let first = 0; first < size; first++)
        for (let second = 0; second < (sizes[other] ?? 0); second++) {
          const pair = new Map([[one, first] as const, [other, second] as const])
          missing.set(keyOf(one, first, other, second), pair)
        }
  const combinations: (readonly number[])[] = []
  for (const pair of missing.values()) {
    const chosen = sizes.reduce((before, size, aspect) => choose(before, aspect, size, missing), pair)
    for (const key of keysOf(chosen)) missing.delete(key)
    combinations.push(sizes.map((_, aspect) => chosen.get(aspect) ?? 0))
  }
  return combinations
}

/** The values of some aspects, by their indices. */
type Chosen = ReadonlyMap<number, number>

/** Adds the value of an aspect that covers most missing pairs. */
function choose(chosen: Chosen, aspect: number, size: number, missing: ReadonlyMap<string, Chosen>): Chosen {
  if (chosen.has(aspect)) return chosen
  const counts = Array.from(
    { length: size },
    (_, value) =>
      [...chosen].filter(([other, second]) => missing.has(keyOf(aspect, value, other, second))).length,
  )
  return new Map([...chosen, [aspect, counts.indexOf(Math.max(...counts))]])
}

function keysOf(chosen: Chosen): string[] {
  const values = [...chosen]
  return values.flatMap(([one, first], at) =>
    values.slice(at + 1).map(([other, second]) => keyOf(one, first, other, second)),
  )
}

const keyOf = (one: number, first: number, other: number, second: number): string =>
  one < other ? `${one}=${first} ${other}=${second}` : `${other}=${second} ${one}=${first}`
