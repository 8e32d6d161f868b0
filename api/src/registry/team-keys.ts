import { KeyList, type SignedKeyList, signedKeyListText } from '@within-reach/contract'
import { missingOwners } from '@within-reach/registry'
import * as v from 'valibot'
import type { Database } from '../platform/database/database'
import { isSignedBy } from './signing'
import { findNewestKeyList, type KeyListRow } from './team-key-queries'

const ReadKeyList = v.pipe(v.string(), v.parseJson(undefined, 'must be JSON'), KeyList)

/** Reads a stored list. If it cannot be parsed, no key counts, so that nothing is published until somebody has corrected it. */
export function readKeyList({
  remote,
  number,
  body,
}: Pick<KeyListRow, 'remote' | 'number' | 'body'>): KeyList {
  const read = v.safeParse(ReadKeyList, body)
  return read.success ? read.output : { remote, number, threshold: 1, keys: [], why: '' }
}

/** The keys of a remote's team; undefined if it has none. */
export async function currentKeys(database: Database, remote: string): Promise<KeyList | undefined> {
  const row = await findNewestKeyList(database, remote)
  return row && readKeyList(row)
}

/** What became of a list. */
export type JudgedKeyList =
  | { readonly ended: 'accepted' }
  | { readonly ended: 'stale' | 'refused'; readonly message: string }

/** Parses a list. @returns undefined if it is none, with the reason */
export function parseKeyList(text: string): { readonly list?: KeyList; readonly problem: string } {
  const read = v.safeParse(ReadKeyList, text)
  if (read.success) return { list: read.output, problem: '' }
  return { problem: `It is not a list of keys: it ${v.summarize(read.issues).replace(/\s+/g, ' ')}` }
}

/**
 * Decides whether a list replaces the current one: it must follow it, and enough owners of both must have signed it. The owners of
 * the current list allow it; those of the next one show that they hold their keys, so that nobody locks the team out.
 * @param current absent for the first list
 * @param now milliseconds since 1970
 */
export function judgeKeyList(
  current: KeyList | undefined,
  next: KeyList,
  { text, signatures }: SignedKeyList,
  now: number,
): JudgedKeyList {
  const { remote, number } = next
  const expected = (current?.number ?? 0) + 1
  if (number !== expected)
    return {
      ended: 'stale',
      message: `This is list ${number} of the keys of ${remote}, and the next one is ${expected}: make the change again, based on the current list.`,
    }
  const bytes = Buffer.from(signedKeyListText(text))
  const signers = signatures
    .filter(({ key, signature }) => isSignedBy(key, bytes, signature))
    .map(({ key }) => key)
  const lists = [...(current ? [{ list: current, which: 'current' }] : []), { list: next, which: 'new' }]
  for (const { list, which } of lists) {
    const missing = missingOwners(list, signers, now)
    if (missing === 0) continue
    const owners = list.threshold === 1 ? 'One owner' : `${list.threshold} owners`
    const absent = missing === 1 ? 'one signature is missing' : `${missing} signatures are missing`
    return {
      ended: 'refused',
      message: `${owners} of the ${which} list must sign it, and ${absent}: "registry key confirm" adds one.`,
    }
  }
  return { ended: 'accepted' }
}
