import type { FaultKind, Region } from '@within-reach/contract'
import type { PageRemote, Reason } from '@within-reach/registry'
import { BehaviorSubject, type Observable, skip } from 'rxjs'
import type { DecisionStore } from '../registry-client/decision-store'
import type { Fault, PublishedVersion, TelemetryEvent } from './telemetry'

/** A version that failed in this page view. */
export interface FailedVersion {
  readonly version: string
  readonly kind: FaultKind
}

/** The state of one remote in the page. */
export interface RemoteDiagnostics {
  readonly remote: string
  /** The version that runs, or the one that is tried first. */
  readonly version: string
  /** Why this version runs: by the registry's decision, or because the decided version failed. */
  readonly why: Reason | 'fallback'
  /** Whether any part of it was shown in this page view. */
  readonly shown: boolean
  readonly failed: readonly FailedVersion[]
  /** The regions that are closed for it. */
  readonly closed: readonly Region[]
  /** Milliseconds until its files were loaded, and from then until it was mounted. */
  readonly loaded?: number
  readonly mounted?: number
  /** Whether the browser checks its files against their hashes. */
  readonly checked: boolean
  /** Present if it runs in a sandboxed frame, in which the page sees neither its files nor its shared modules. */
  readonly framed?: true
}

/** A module shared by the sections, with the version in use. */
export interface SharedModule {
  readonly name: string
  readonly version: string
  /** The provider of the module. */
  readonly from: string
}

/** What a page is composed of. */
export interface Diagnostics {
  readonly revision: number
  readonly remotes: readonly RemoteDiagnostics[]
  readonly shared: readonly SharedModule[]
}

export interface DiagnosticsOptions {
  readonly decisions: DecisionStore
  readonly events$: Observable<TelemetryEvent>
  /** Whether the files of a version are checked against their hashes. */
  isChecked(remote: string, version: string): boolean
  shared(): readonly SharedModule[]
}

/** The diagnostics of a page, updated as it is composed. */
export interface PageDiagnostics {
  readonly current: () => Diagnostics
  /** The value is replaced at each change and never modified. */
  readonly diagnostics$: BehaviorSubject<Diagnostics>
}

/** Records the composition of a page and its reasons. */
export function createDiagnostics(options: DiagnosticsOptions): PageDiagnostics {
  const { decisions, events$, isChecked, shared } = options
  const entries = new Map<string, RemoteDiagnostics>()
  const failures = new WeakMap<Fault, FailedVersion>()
  const addMissing = () => {
    for (const [name, remote] of Object.entries(decisions.current().remotes))
      if (!entries.has(name)) entries.set(name, firstEntry(name, remote, isChecked))
  }
  addMissing()
  const current = (): Diagnostics => ({
    revision: decisions.current().revision,
    remotes: [...entries.values()],
    shared: shared(),
  })
  const diagnostics$ = new BehaviorSubject(current())
  decisions.decision$.pipe(skip(1)).subscribe(() => {
    addMissing()
    diagnostics$.next(current())
  })
  const change = (
    { remote, version }: PublishedVersion,
    of: (entry: RemoteDiagnostics, version: string) => RemoteDiagnostics,
  ) => {
    const entry = entries.get(remote)
    if (!entry) return
    entries.set(remote, of(entry, version))
    diagnostics$.next(current())
  }
  /** The entry of a remote after a switch to another version, without the times of the previous one. */
  const switchTo = (entry: RemoteDiagnostics, version: string): RemoteDiagnostics => {
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
  const addFailure = (fault: Fault) => {
    if (!fault.version || !fault.phase) return
    const failure = { version: fault.version.version, kind: fault.phase }
    failures.set(fault, failure)
    change(fault.version, (entry) => ({ ...entry, failed: [...entry.failed, failure] }))
  }
  const classify = (fault: Fault, kind: FaultKind | undefined) => {
    const failure = failures.get(fault)
    if (!fault.version || !kind || !failure || failure.kind === kind) return
    change(fault.version, (entry) => ({
      ...entry,
      failed: entry.failed.map((one) => (one === failure ? { ...one, kind } : one)),
    }))
  }
  events$.subscribe((event) => {
    switch (event.type) {
      case 'loaded':
        return change(event.version, (entry, version) => ({
          ...switchTo(entry, version),
          loaded: Math.round(event.milliseconds),
        }))
      case 'mounted':
        return change(event.version, (entry, version) => ({
          ...switchTo(entry, version),
          mounted: Math.round(event.milliseconds),
          shown: true,
        }))
      case 'failed':
        return addFailure(event.fault)
      case 'classified':
        return classify(event.fault, event.kind)
    }
  })
  return { current, diagnostics$ }
}

function firstEntry(
  remote: string,
  { version, why, closed = [], framed }: PageRemote,
  isChecked: DiagnosticsOptions['isChecked'],
): RemoteDiagnostics {
  const checked = isChecked(remote, version)
  const first = { remote, version, why: why ?? 'current', shown: false, failed: [], closed, checked } as const
  return framed ? { ...first, framed } : first
}
