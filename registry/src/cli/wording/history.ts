import type { HistoryEntry } from '@within-reach/contract'
import { diffLive } from '../../history'
import { indented, moment } from './table'

/** Formats a history entry with what it changed. */
export function entryText(entry: HistoryEntry): string {
  const { revision, at, who, why, remote, before, after } = entry
  const differences = diffLive(before, after)
  return [
    `${revision}  ${moment(at)}  ${remote}  ${changeText(entry)}  (${who})`,
    indented([`why: ${why}`, ...differences], 4),
  ].join('\n')
}

/** Formats a change in a few words. */
export function changeText({ change }: HistoryEntry): string {
  switch (change.type) {
    case 'promote':
      return `promote ${change.version}`
    case 'rollback':
      return `roll back${change.version === undefined ? '' : ` to ${change.version}`}`
    case 'canary':
      return `canary ${change.version} at ${change.percent} %`
    case 'end-canary':
      return 'end the canary'
    case 'switch':
      return `switch ${change.enabled ? 'on' : 'off'}`
    case 'region': {
      const when = change.at === undefined ? '' : ` from ${moment(change.at)}`
      return `${change.open ? 'open' : 'close'} ${change.region}${when}`
    }
    case 'forget-planned':
      return `cancel what is scheduled for ${change.region} at ${moment(change.at)}`
    case 'undo':
      return `undo ${change.revision}`
  }
}
