import type { PageDecision } from '@within-reach/registry'
import { BehaviorSubject, type Observable } from 'rxjs'
import type { ReadDecision } from './read-decision'

/** The known part of the decision for this visitor. Missing parts may be added; nothing else changes. */
export interface DecisionStore {
  readonly current: () => PageDecision
  readonly decision$: Observable<PageDecision>
  /** Whether the decision is complete. Otherwise there may be remotes that the page does not know. */
  readonly isWhole: () => boolean
  /**
   * Fetches the missing parts. Concurrent calls share one request.
   * @throws if a part is still missing; the parts that were found are kept
   */
  complete(): Promise<void>
}

/** A part of the decision is still missing. */
export class DecisionIncomplete extends Error {
  override readonly name = 'DecisionIncomplete'
  constructor(cause?: unknown) {
    super('A part of the decision is missing', { cause })
  }
}

const emptyDecision: PageDecision = { revision: 0, remotes: {}, records: [] }

/**
 * @param inlined the decision in the page; undefined if it has none
 * @param find fetches a decision
 */
export function createDecisionStore(
  inlined: ReadDecision | undefined,
  find: () => Promise<ReadDecision>,
): DecisionStore {
  const decision$ = new BehaviorSubject(inlined?.decision ?? emptyDecision)
  let whole = inlined?.isWhole ?? false
  let finding: Promise<void> | undefined
  const findMissing = async () => {
    const found = await find()
    whole = found.isWhole
    decision$.next(completed(decision$.value, found.decision))
    if (!whole) throw new DecisionIncomplete()
  }
  return {
    decision$,
    current: () => decision$.value,
    isWhole: () => whole,
    async complete() {
      if (!whole) await (finding ??= findMissing().finally(() => (finding = undefined)))
    },
  }
}

/**
 * Known entries stay, because sections may use them. The older revision is kept, so that the update is noticed later.
 */
function completed(known: PageDecision, found: PageDecision): PageDecision {
  if (Object.keys(known.remotes).length === 0) return found
  return {
    ...known,
    remotes: { ...found.remotes, ...known.remotes },
    records: [...known.records, ...found.records],
  }
}
