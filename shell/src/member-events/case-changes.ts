import { filter, map, type Observable, startWith } from 'rxjs'

/** What the service told of the cases of a member. */
export interface CaseChange {
  /** Their newest change. Undefined if an older service told. */
  readonly changed: string | undefined
  /** Whether nothing was told before. The stream says it when it opens as well, so it need not be a change. */
  readonly isFirst: boolean
}

/**
 * The changes of a member's cases that a page does not show.
 * @param shown the newest change that it shows, empty for none; undefined if it wants those from now on
 * @param told what was told before it listens
 */
export const changesSince = (
  shown: string | undefined,
  told: CaseChange | undefined,
  changes: Observable<CaseChange>,
): Observable<void> =>
  (told?.changed === undefined || shown === undefined ? changes : changes.pipe(startWith(told))).pipe(
    filter(
      ({ changed, isFirst }) => !isFirst || changed === undefined || shown === undefined || changed > shown,
    ),
    map(() => undefined),
  )
