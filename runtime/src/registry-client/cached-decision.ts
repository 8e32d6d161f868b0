import { copyLifetime, signedText } from '@within-reach/registry'
import type { FetchedDecision } from './decision-source'
import { type ReadDecision, readDecision } from './read-decision'
import { isSigned } from './signature'

const key = 'within-reach.decision'

/** The part of the browser's storage that holds the copy. It may throw. */
export type CopyStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The copy as it is stored: the signed text, with its signatures. */
interface Copy {
  readonly text: string
  readonly signature: string
}

/**
 * Stores the last complete decision in this browser, with its date and its signatures, for a page without one. It holds names
 * and hashes only: files are verified as usual. A decision with an override is not stored, because an override ends with its
 * link.
 */
export function cacheDecision({ decision, signature }: FetchedDecision, storage: CopyStorage): void {
  if (Object.values(decision.remotes).some(({ why }) => why === 'override')) return
  try {
    storage.setItem(key, JSON.stringify({ text: signedText(decision), signature } satisfies Copy))
  } catch {
    // The storage is full or forbidden. Only the copy is lost.
  }
}

/**
 * Reads the valid parts of the copy. It is a last resort, so it counts for longer than an answer does. The browser's clock decides,
 * and may be wrong by days.
 * @param registryKey the key in the page
 * @returns undefined if there is none, this site did not sign it with that key, or it is too old
 */
export async function readCachedDecision(
  storage: CopyStorage,
  registryKey: string,
  now: () => number = Date.now,
): Promise<ReadDecision | undefined> {
  try {
    const { text, signature } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Copy>
    if (text === undefined || signature === undefined) return undefined
    if (!(await isSigned(new TextEncoder().encode(text).buffer, signature, registryKey))) return undefined
    const read = readDecision(JSON.parse(text))
    const { issued = -Infinity } = read?.decision ?? {}
    return now() < issued + copyLifetime.lifetime ? read : undefined
  } catch {
    return undefined
  }
}
