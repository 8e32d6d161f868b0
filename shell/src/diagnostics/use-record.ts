import type { RemoteVersion } from '@within-reach/registry'
import type { DecisionStore, RemoteDiagnostics } from '@within-reach/runtime'
import { useEffect, useState } from 'react'

/** The folder of a version's files. */
export const folderOf = ({ remote, version }: Pick<RemoteDiagnostics, 'remote' | 'version'>): string =>
  `/remotes/${remote}/${version}/`

/** The address of a version's record. */
export const recordUrl = (of: Pick<RemoteDiagnostics, 'remote' | 'version'>): string =>
  `${folderOf(of)}record.json`

/**
 * Reads the record of a version, checked against the hash in the decision.
 * @returns undefined until it is there; 'failed' if it cannot be read, as of a version under development
 */
export function useRecord(
  { remote, version, checked }: Pick<RemoteDiagnostics, 'remote' | 'version' | 'checked'>,
  decisions: DecisionStore,
): RemoteVersion | 'failed' | undefined {
  const [record, setRecord] = useState<RemoteVersion | 'failed'>()
  useEffect(() => {
    if (!checked) return
    const stop = new AbortController()
    const decided = decisions.current().remotes[remote]
    const pointers = decided ? [decided, ...(decided.fallbacks ?? [])] : []
    const integrity = pointers.find((one) => one.version === version)?.record
    const read = async (): Promise<RemoteVersion | 'failed'> => {
      try {
        const answer = await fetch(recordUrl({ remote, version }), { integrity, signal: stop.signal })
        return answer.ok ? ((await answer.json()) as RemoteVersion) : 'failed'
      } catch {
        return 'failed'
      }
    }
    void read().then((found) => {
      if (!stop.signal.aborted) setRecord(found)
    })
    return () => stop.abort()
  }, [remote, version, checked, decisions])
  return checked ? record : 'failed'
}
