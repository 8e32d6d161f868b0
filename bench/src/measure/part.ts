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
 * The rows of all pages, with new measurements in place of old ones.
 * @param names the names of all pages, in their order; rows of others are dropped
 * @param nameOf the name of a row's page
 */
export function replacedRows<Row>(
  names: readonly string[],
  nameOf: (row: Row) => string,
  old: readonly Row[],
  measured: readonly Row[],
): Row[] {
  const rows = new Map([...old, ...measured].map((row) => [nameOf(row), row]))
  return names.flatMap((name) => rows.get(name) ?? [])
}
