import type { FaultKind } from '@within-reach/contract'
import { type Observable, Subject } from 'rxjs'
import type { Loadable } from '../loader/loadable'
import type { ChangedFileCheck } from '../loader/changed-file'
import type { SectionEvents } from '../supervisor/events'
import { TimeLimitExceeded } from '../time-limit'

/** A published version of a remote. */
export type PublishedVersion = NonNullable<Loadable['published']>

/** A failure in this page view. */
export interface Fault {
  /** The version, or the part of the page, for people. */
  readonly label: string
  /** Absent for the shell's own parts, and for an error in a working page. */
  readonly version?: PublishedVersion
  /** The phase in which a version failed. Absent for an error in a working page. */
  readonly phase?: FaultKind
  /** Whether a time limit was reached. The version may still arrive, and then nothing was wrong. */
  readonly late: boolean
  /** The thrown value, unchanged. */
  readonly error: unknown
}

/**
 * The events of this page view. Every fault is emitted twice: as `failed` at once, and as `classified` when it is
 * known whether a file differs from the published one. Durations are in milliseconds.
 */
export type TelemetryEvent =
  | {
      readonly type: 'loaded' | 'mounted'
      readonly version: PublishedVersion
      readonly milliseconds: number
    }
  | { readonly type: 'failed'; readonly fault: Fault }
  | {
      readonly type: 'classified'
      readonly fault: Fault
      readonly kind: FaultKind | undefined
      /** The file that differs from the published one. */
      readonly changedFile: string | undefined
    }

export interface Telemetry {
  readonly events$: Observable<TelemetryEvent>
  /** Receives the events of the sections' versions. */
  readonly sections: SectionEvents
  /** Reports an error in a part of the page that continues to work. */
  trouble(label: string, error: unknown): void
}

/**
 * The single stream of events that health, diagnostics and the console read. Faults are classified here and nowhere
 * else.
 */
export function createTelemetry({ changedFile }: { readonly changedFile: ChangedFileCheck }): Telemetry {
  const events$ = new Subject<TelemetryEvent>()
  const fail = async (of: Omit<Fault, 'late'>) => {
    const fault: Fault = { ...of, late: of.error instanceof TimeLimitExceeded }
    events$.next({ type: 'failed', fault })
    // A late version says nothing about its bytes. For other failures, the browser's error does not give the reason.
    const changed = fault.phase === 'timeout' ? undefined : await changedFile(fault.error)
    const kind = changed !== undefined && fault.phase !== undefined ? 'integrity' : fault.phase
    events$.next({ type: 'classified', fault, kind, changedFile: changed })
  }
  const timed =
    (type: 'loaded' | 'mounted'): SectionEvents['loaded'] =>
    ({ published: version }, milliseconds) => {
      if (version) events$.next({ type, version, milliseconds })
    }
  return {
    events$,
    sections: {
      loaded: timed('loaded'),
      mounted: timed('mounted'),
      failed: ({ label, published: version }, { kind: phase, error }) =>
        void fail({ label, version, phase, error }),
    },
    trouble: (label, error) => void fail({ label, error }),
  }
}
