import type { Receipt, ReceiptEntry } from './receipt'

/** Of what a page is made, in one line for the console and for reports of trouble. */
export function receiptLine({ revision, remotes }: Receipt): string {
  return [`Within Reach: revision ${revision}`, ...remotes.map(briefly)].join(' · ')
}

/** How one remote came, in one line for the console. */
export function entryLine(entry: ReceiptEntry): string {
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

/** The headline of a report of trouble. */
export function troubleLine(label: string, receipt: Receipt): string {
  return `${label} failed. ${receiptLine(receipt)}`
}

function briefly({ remote, version, why, failed }: ReceiptEntry): string {
  const instead = failed.map((one) => `${one.version}: ${one.kind}`).join(', ')
  return `${remote}@${version} (${why}${instead === '' ? '' : ` after ${instead}`})`
}
