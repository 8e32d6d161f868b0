/** Short names resemble too many others. */
const shortest = 6
/** How many letters may differ. */
const furthest = 2

/**
 * The name that someone probably meant.
 * @returns undefined if no name differs by at most two letters
 */
export function mostSimilar(name: string, names: readonly string[]): string | undefined {
  if (name.length < shortest) return undefined
  const near = names
    .filter((other) => other.length >= shortest && Math.abs(other.length - name.length) <= furthest)
    .map((other) => ({ other, distance: distance(name, other) }))
    .filter(({ distance }) => distance <= furthest)
  return near.sort((a, b) => a.distance - b.distance)[0]?.other
}

/** How many letters must be inserted, removed or replaced (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [n, other] of [...to].entries()) {
      const replaced = (row[n] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[n + 1] ?? 0) + 1, (next[n] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
