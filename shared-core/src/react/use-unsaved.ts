import { useEffect } from 'react'
import type { RemoteProps } from '../remote'
import { useRemote } from './remote-context'

/** The number of parts with unsaved input, by the `report` function of their remote. */
const unsavedParts = new WeakMap<RemoteProps['report'], number>()

/**
 * Reports unsaved input to the shell, which then does not reload the page by itself. Forms of `useContractForm` do
 * this already.
 */
export function useUnsaved(unsaved: boolean): void {
  const { report } = useRemote()
  useEffect(() => {
    if (!unsaved) return
    changeCount(report, 1)
    return () => changeCount(report, -1)
  }, [unsaved, report])
}

function changeCount(report: RemoteProps['report'], change: 1 | -1): void {
  const before = unsavedParts.get(report) ?? 0
  const now = before + change
  unsavedParts.set(report, now)
  if ((before === 0) !== (now === 0)) report({ type: 'unsaved', unsaved: now > 0 })
}
