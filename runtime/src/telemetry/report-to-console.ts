import type { Observable } from 'rxjs'
import { diagnosticsLine, failureLine, remoteLine } from './console-lines'
import type { PageDiagnostics } from './diagnostics'
import type { TelemetryEvent } from './telemetry'

export interface ConsoleOptions {
  readonly events$: Observable<TelemetryEvent>
  /** Must be created first: then it already includes an event when the event is printed. */
  readonly diagnostics: PageDiagnostics
  readonly console: Pick<Console, 'info' | 'warn' | 'error'>
}

/** Logs the composition of the page, how each version was loaded, and failures. */
export function reportToConsole({ events$, diagnostics: { current }, console }: ConsoleOptions): void {
  console.info(diagnosticsLine(current()))
  events$.subscribe((event) => {
    switch (event.type) {
      case 'loaded':
        return
      case 'mounted': {
        const entry = current().remotes.find(({ remote }) => remote === event.version.remote)
        if (entry) console.info(remoteLine(entry))
        return
      }
      case 'failed': {
        const { label, error, late } = event.fault
        // On a slow network or machine a late version may still arrive, which is no failure.
        return console[late ? 'warn' : 'error'](failureLine(label, current()), error)
      }
      case 'classified': {
        const { changedFile } = event
        if (changedFile !== undefined) console.error(`${changedFile} is not what was published`)
      }
    }
  })
}
