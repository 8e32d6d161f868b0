import { useEffect } from 'react'
import type { RemoteProps } from '../remote'
import { useRemote } from './remote-context'

/** How many parts of a remote hold something that was not sent, by the remote's own report. */
const holding = new WeakMap<RemoteProps['report'], number>()

/**
 * Tells the shell that something was typed or chosen here and not sent yet: meanwhile it does not load the page anew on
 * its own account. Forms of `useContractForm` tell it by themselves.
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
