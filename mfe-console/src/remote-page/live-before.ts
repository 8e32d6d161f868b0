import type { HistoryEntry } from '@within-reach/contract'
import type { RemoteStatus } from '../registry/registry-context'

/**
 * The published versions that were live before the current one. A rollback to them needs neither proof nor signature.
 * @param remote the remote. Its versions are the newest first; one that is newer than the current one is not an earlier one
 * @param entries the changes of this remote, as far as they are loaded
 */
export function liveBefore(
  { live, published }: Pick<RemoteStatus, 'live' | 'published'>,
  entries: readonly HistoryEntry[],
): ReadonlySet<string> {
  const everCurrent = new Set(entries.flatMap(({ before, after }) => [before?.current, after.current]))
  const versions = published.map(({ version }) => version)
  const at = versions.indexOf(live?.current ?? '')
  return new Set(at < 0 ? [] : versions.slice(at + 1).filter((version) => everCurrent.has(version)))
}
