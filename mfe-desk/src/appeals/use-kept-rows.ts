import type { AppealRow } from '@within-reach/contract'
import { useCallback, useState } from 'react'

/** An appeal on the screen. */
export interface ShownAppeal {
  readonly row: AppealRow
  /** Whether it left the list while this moderator was writing, because another one answered it. */
  readonly answeredMeanwhile: boolean
}

/** The appeals to show, and how a form reports that it has an answer. */
export interface KeptRows {
  readonly shown: readonly ShownAppeal[]
  /** Keeps an appeal on the screen as long as somebody writes its answer. */
  keep(row: AppealRow, isWriting: boolean): void
}

/**
 * Keeps the appeals with an unfinished answer on the screen, if another moderator answers them.
 * @param rows one page of the list, sorted by number if it has open appeals
 * @param page its number: an appeal older than all of a later page may have moved to an earlier one
 */
export function useKeptRows(rows: readonly AppealRow[], page: number): KeptRows {
  const [kept, setKept] = useState<readonly AppealRow[]>([])
  const keep = useCallback(
    (row: AppealRow, isWriting: boolean) =>
      setKept((before) => {
        const others = before.filter((other) => !isSame(other, row))
        return isWriting ? [...others, row] : others
      }),
    [],
  )
  const gone = kept.filter((row) => !rows.some((other) => isSame(other, row)))
  const first = rows[0]?.appeal_idx
  const shown = rows.map((row) => ({ row, answeredMeanwhile: false }))
  if (gone.length === 0) return { shown, keep }
  const left = gone.map((row) => ({
    row,
    answeredMeanwhile: page === 1 || (first !== undefined && row.appeal_idx > first),
  }))
  return { shown: [...shown, ...left].sort((one, other) => one.row.appeal_idx - other.row.appeal_idx), keep }
}

const isSame = (one: AppealRow, other: AppealRow): boolean => one.appeal_idx === other.appeal_idx
