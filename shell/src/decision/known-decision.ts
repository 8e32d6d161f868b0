import type { PageDecision } from '@within-reach/registry'
import { BehaviorSubject, type Observable } from 'rxjs'
import type { ReadDecision } from './read-decision'

/** What the page knows of what its visitor gets. It grows where something of it was missing, and never changes otherwise. */
export interface KnownDecision {
  readonly current: () => PageDecision
  readonly decision$: Observable<PageDecision>
  /** Whether that is all; else there may be remotes that the page does not know of. */
  readonly isWhole: () => boolean
  /**
   * Asks for what is missing; whoever asks meanwhile waits with the first.
   * @throws what it failed with where something is missing still; what could be found is known all the same
   */
  complete(): Promise<void>
}

/** Something of the decision is missing still. */
export class DecisionIncomplete extends Error {
  override readonly name = 'DecisionIncomplete'
  constructor(cause?: unknown) {
    super('The page came without all that was decided', { cause })
  }
}

const nothing: PageDecision = { revision: 0, remotes: {}, records: [] }

/**
 * @param inlined what came with the page; undefined where nothing of it could be read
 * @param find brings a decision from elsewhere
 */
export function knowDecision(
  inlined: ReadDecision | undefined,
  find: () => Promise<ReadDecision>,
): KnownDecision {
  const decision$ = new BehaviorSubject(inlined?.decision ?? nothing)
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

/** What is known stays: sections may be on show by it. It is of the older revision, so that the newer one is noticed later. */
function completed(known: PageDecision, found: PageDecision): PageDecision {
  if (Object.keys(known.remotes).length === 0) return found
  return {
    revision: known.revision,
    remotes: { ...found.remotes, ...known.remotes },
    records: [...known.records, ...found.records],
  }
}

let kept: KnownDecision | undefined

/** Tells this module what is known; called once, at the start. */
export const keepDecision = (known: KnownDecision): void => {
  kept = known
}

/**
 * What the page knows, for the shell's own pages.
 * @throws Error before the shell has started
 */
export function knownDecision(): KnownDecision {
  if (!kept) throw new Error('The shell has not started')
  return kept
}
