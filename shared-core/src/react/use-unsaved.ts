import { useEffect } from 'react'
import type { RemoteProps } from '../remote'
import { useRemote } from './remote-context'

/** The number of parts of a remote with unsaved input, by the remote's own report. */
const holding = new WeakMap<RemoteProps['report'], number>()

/**
 * Tells the shell that there is unsaved input, so that it does not reload the page by itself. Forms of
 * `useContractForm` do this already.
 */
export function useUnsaved(unsaved: boolean): void {
  const { report } = useRemote()
  useEffect(() => {
    if (!unsaved) return
    hold(report, 1)
    return () => hold(report, -1)
  }, [unsaved, report])
}

function hold(report: RemoteProps['report'], change: 1 | -1): void {
  const before = holding.get(report) ?? 0
  const now = before + change
  holding.set(report, now)
  if ((before === 0) !== (now === 0)) report({ type: 'unsaved', unsaved: now > 0 })
}
