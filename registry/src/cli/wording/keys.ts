import type { KeyList } from '@within-reach/contract'
import { diffKeyLists, keyText } from '../../key-list'
import type { StoredKeyList } from '../operations/key-list'
import { indented, moment } from './table'

/** Formats the keys of a team, and where they come from. */
export function keysText(remote: string, lists: readonly StoredKeyList[]): string {
  const [newest] = lists
  if (!newest) return `${remote} has no keys: its versions need no signature.`
  const { number, threshold, keys, provenance } = newest.list
  const owners = threshold === 1 ? 'One owner signs' : `${threshold} owners sign`
  return [
    `List ${number} of the keys of ${remote}. Its versions must be signed. ${owners} the next list.`,
    indented(keys.map(keyText)),
    ...(provenance
      ? [`A version must be built by ${provenance.builder} from ${provenance.repository}.`]
      : []),
  ].join('\n')
}

/** Formats every list with its changes, newest first. */
export const keyHistoryText = (remote: string, lists: readonly StoredKeyList[]): string =>
  lists.length === 0
    ? keysText(remote, lists)
    : lists.map((stored, at) => listText(stored, lists[at + 1]?.list)).join('\n')

function listText({ list, signatures, at, who }: StoredKeyList, before: KeyList | undefined): string {
  const nameOf = (key: string) =>
    [...list.keys, ...(before?.keys ?? [])].find((one) => one.key === key)?.name ?? key
  return [
    `${list.number}  ${moment(at)}  signed by ${signatures.map(({ key }) => nameOf(key)).join(', ')}  (${who})`,
    indented([`why: ${list.why}`, ...diffKeyLists(before, list)], 4),
  ].join('\n')
}

/** Formats what somebody is asked to sign. */
export const proposalText = (current: KeyList | undefined, next: KeyList): string =>
  [
    `List ${next.number} of the keys of ${next.remote}`,
    indented([`why: ${next.why}`, ...diffKeyLists(current, next)]),
  ].join('\n')

/** Formats how many owners have yet to sign, and how they do it. */
export const missingText = (missing: number, file: string): string => {
  const owners = missing === 1 ? 'one more owner' : `${missing} more owners`
  return `It is not in force: ${owners} must sign it with "registry key confirm ${file}".`
}
