import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Part } from './part'

/** What the parts of one table have in common: a table of two days, machines or numbers of rounds would compare what differs. */
export type Series = Readonly<Record<'day' | 'machine' | 'rounds', unknown>>

interface Kept<Row> {
  readonly series: Series
  readonly of: number
  readonly parts: Readonly<Record<number, readonly Row[]>>
}

/**
 * Keeps the rows of a part until the other parts of the same series are measured, and forgets parts of another series.
 * @param file where they are kept
 * @returns the rows of all parts and none that is missing, or the numbers of the parts that are missing
 */
export async function withOtherParts<Row>(
  file: string,
  { number, of }: Part,
  series: Series,
  rows: readonly Row[],
): Promise<{ readonly rows: readonly Row[]; readonly missing: readonly number[] }> {
  const kept = await readKept<Row>(file)
  const isSameSeries = kept?.of === of && isDeepStrictEqual(kept.series, asStored(series))
  const parts = { ...(isSameSeries && kept.parts), [number]: rows }
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((one) => !(one in parts))
  if (missing.length === 0) {
    await rm(file, { force: true })
    return { rows: Object.values(parts).flat(), missing }
  }
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ series, of, parts } satisfies Kept<Row>))
  return { rows: [], missing }
}

async function readKept<Row>(file: string): Promise<Kept<Row> | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept<Row>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const asStored = (series: Series): unknown => JSON.parse(JSON.stringify(series))
