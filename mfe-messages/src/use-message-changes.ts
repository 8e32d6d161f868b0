import type { MessageState } from '@within-reach/shared-core'
import { useRemote } from '@within-reach/shared-core/react'
import { useEffect, useRef } from 'react'
import { untilVisible } from './visible-tab'

/**
 * Acts when the messages of the member may have changed. A hidden tab waits until it is visible, and then acts once: the
 * service marks what a page requests as read, and then neither counts it nor mails about it.
 * @param act reads the page's answers again; gets what the service told, unless it is an older one
 * @param isShown whether the page already shows answers when it opens, such as those of its HTML. They may be older than what was told
 *   before; what it reads from then on is not
 */
export function useMessageChanges(act: (told: MessageState | undefined) => unknown, isShown = false): void {
  const { messageChanges } = useRemote()
  const wasShown = useRef(isShown)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  }, [act])
  useEffect(() => {
    const left = new AbortController()
    let waits = false
    let told: MessageState | undefined
    const actWhenVisible = async () => {
      waits = true
      await untilVisible(left.signal)
      waits = false
      if (!left.signal.aborted) latest.current(told)
    }
    let isBefore = true
    const following = messageChanges?.().subscribe((state) => {
      if (isBefore && !wasShown.current) return
      // A deletion that a hidden tab was told of stays told.
      told = state && { ...state, deleted: state.deleted || (waits && told?.deleted) }
      if (!waits) void actWhenVisible()
    })
    isBefore = false
    return () => {
      following?.unsubscribe()
      left.abort()
    }
  }, [messageChanges])
}
