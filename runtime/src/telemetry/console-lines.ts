import type { Diagnostics, RemoteDiagnostics } from './diagnostics'

/** The composition of a page, in one line for the console and for error reports. */
export function diagnosticsLine({ revision, remotes }: Diagnostics): string {
  return [`Within Reach: revision ${revision}`, ...remotes.map(briefly)].join(' · ')
}

/** How one remote was loaded, in one line for the console. */
export function remoteLine(entry: RemoteDiagnostics): string {
  const { loaded, mounted, checked, closed } = entry
  return [
    `Within Reach: ${briefly(entry)}`,
    loaded !== undefined && `loaded in ${loaded} ms`,
    mounted !== undefined && `mounted in ${mounted} ms`,
    checked ? 'integrity checked' : 'integrity not checked',
    closed.length > 0 && `closed: ${closed.join(', ')}`,
  ]
    .filter((part) => part !== false)
    .join(', ')
}

/** The headline of an error report. */
export function failureLine(label: string, diagnostics: Diagnostics): string {
  return `${label} failed. ${diagnosticsLine(diagnostics)}`
}

function briefly({ remote, version, why, failed, framed }: RemoteDiagnostics): string {
  const instead = failed.map((one) => `${one.version}: ${one.kind}`).join(', ')
  return `${remote}@${version} (${why}${instead === '' ? '' : ` after ${instead}`}${framed ? ', in a frame' : ''})`
}
