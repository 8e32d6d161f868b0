import type { FaultKind, Region } from '@within-reach/contract'
import type { PageRemote, Reason } from '@within-reach/registry'
import { BehaviorSubject, skip } from 'rxjs'
import type { SectionEvents } from '../composition/events'
import type { DecisionStore } from '@within-reach/runtime'

/** In an address it opens the panel. */
export const receiptParameter = 'receipt'

/** A version that did not work in this page view. */
export interface FailedVersion {
  readonly version: string
  readonly kind: FaultKind
}

/** What a page has of one remote. */
export interface ReceiptEntry {
  readonly remote: string
  /** The version that runs, or the one that is tried first. */
  readonly version: string
  /** Why it is this version: as the registry decided, or because what was decided did not work. */
  readonly why: Reason | 'fallback'
  /** Whether something of it has been shown in this page view. */
  readonly shown: boolean
  readonly failed: readonly FailedVersion[]
  /** The regions that are closed for it. */
  readonly closed: readonly Region[]
  /** Milliseconds until its files were here, and from there until it stood. */
  readonly loaded?: number
  readonly mounted?: number
  /** Whether the browser holds its files to their hashes. */
  readonly checked: boolean
}

/** A module that the sections share, as it is really used. */
export interface SharedModule {
  readonly name: string
  readonly version: string
  /** Who brought it. */
  readonly from: string
}

/** What a page is made of. */
export interface Receipt {
  readonly revision: number
  readonly remotes: readonly ReceiptEntry[]
  readonly shared: readonly SharedModule[]
}

export interface ReceiptOptions {
  readonly decisions: DecisionStore
  /** Whether the files of a version are held to their hashes. */
  isChecked(remote: string, version: string): boolean
  shared(): readonly SharedModule[]
  /** Finds out whether an error was a file with other bytes than were published. */
  changedFile(error: unknown): Promise<string | undefined>
}

/** The receipt of a page, as it grows. */
export interface KeptReceipt {
  readonly events: SectionEvents
  readonly current: () => Receipt
  readonly receipt$: BehaviorSubject<Receipt>
}

/** Writes down what a page is composed of, and why. */
export function keepReceipt({ decisions, isChecked, shared, changedFile }: ReceiptOptions): KeptReceipt {
  const entries = new Map<string, ReceiptEntry>()
  const addMissing = () => {
    for (const [name, remote] of Object.entries(decisions.current().remotes))
      if (!entries.has(name)) entries.set(name, firstEntry(name, remote, isChecked))
  }
  addMissing()
  const receipt = (): Receipt => ({
    revision: decisions.current().revision,
    remotes: [...entries.values()],
    shared: shared(),
  })
  const receipt$ = new BehaviorSubject(receipt())
  decisions.decision$.pipe(skip(1)).subscribe(() => {
    addMissing()
    receipt$.next(receipt())
  })
  const change = (
    published: { remote: string; version: string } | undefined,
    of: (entry: ReceiptEntry, version: string) => ReceiptEntry,
  ) => {
    const entry = published && entries.get(published.remote)
    if (!entry) return
    entries.set(entry.remote, of(entry, published.version))
    receipt$.next(receipt())
  }
  /** What was said of another version is not true of this one. */
  const turnTo = (entry: ReceiptEntry, version: string): ReceiptEntry => {
    if (entry.version === version) return entry
    const decided = decisions.current().remotes[entry.remote]
    return {
      ...entry,
      version,
      why: decided?.version === version ? (decided.why ?? 'current') : 'fallback',
      loaded: undefined,
      mounted: undefined,
      checked: isChecked(entry.remote, version),
    }
  }
  const nameChanged = (published: { remote: string; version: string }, failure: FailedVersion) =>
    change(published, (entry) => ({
      ...entry,
      failed: entry.failed.map((one) => (one === failure ? { ...one, kind: 'integrity' } : one)),
    }))
  return {
    current: receipt,
    receipt$,
    events: {
      loaded: ({ published }, took) =>
        change(published, (entry, version) => ({ ...turnTo(entry, version), loaded: Math.round(took) })),
      mounted: ({ published }, took) =>
        change(published, (entry, version) => ({
          ...turnTo(entry, version),
          mounted: Math.round(took),
          shown: true,
        })),
      failed: ({ published }, { kind, error }) => {
        if (!published) return
        const failure: FailedVersion = { version: published.version, kind }
        change(published, (entry) => ({ ...entry, failed: [...entry.failed, failure] }))
        // A time limit says nothing about bytes; for all else the browser's own error does not tell.
        if (kind !== 'timeout')
          void changedFile(error).then((address) => address && nameChanged(published, failure))
      },
    },
  }
}

function firstEntry(
  remote: string,
  { version, why, closed = [] }: PageRemote,
  isChecked: ReceiptOptions['isChecked'],
): ReceiptEntry {
  const checked = isChecked(remote, version)
  return { remote, version, why: why ?? 'current', shown: false, failed: [], closed, checked }
}
