/** A share of a list, such as every fourth entry: counted from 1. */
export interface Part {
  readonly number: number
  readonly of: number
}

/**
 * @param text such as `2/4`
 * @throws Error if it is not a part
 */
export function parsePart(text: string): Part {
  const [, number, of] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? []
  const part = { number: Number(number), of: Number(of) }
  if (!(part.number <= part.of)) throw new Error(`--part is ${text}; it must be like 2/4`)
  return part
}

/** Whether the entry at an index is in a part: every `of`-th, so that each part has pages of every remote. */
export const isInPart = ({ number, of }: Part, at: number): boolean => at % of === number - 1

/**
 * Sorts rows in the order of a list. Each part has every `of`-th of them.
 * @param nameOf the name of a row
 */
export function inOrder<Row>(
  names: readonly string[],
  nameOf: (row: Row) => string,
  rows: readonly Row[],
): Row[] {
  const byName = new Map(rows.map((row) => [nameOf(row), row]))
  return names.flatMap((name) => byName.get(name) ?? [])
}
