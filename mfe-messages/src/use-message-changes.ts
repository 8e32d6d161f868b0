import { type MessageState, untilVisible } from '@within-reach/shared-core'
import { useRemote } from '@within-reach/shared-core/react'
import { useEffect, useRef } from 'react'

/**
 * Acts when the messages of the member may have changed. A hidden tab waits until it is visible, and then acts once: the
 * service marks what a page requests as read, and then neither counts it nor mails about it.
 * @param act reads the page's answers again; gets what the service told, unless it is an older one
 * @param isShown whether the page shows answers. As soon as it does, it acts on what was told before it listened: answers of its HTML
 *   may be older
 */
export function useMessageChanges(act: (told: MessageState | undefined) => unknown, isShown = false): void {
  const { messageChanges } = useRemote()
  const before = useRef<() => void>(undefined)
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
    const hear = (state: MessageState | undefined) => {
      // A deletion that a hidden tab was told of stays told.
      told = state && { ...state, deleted: state.deleted || (waits && told?.deleted) }
      if (!waits) void actWhenVisible()
    }
    let listens = false
    const following = messageChanges?.().subscribe((state) => {
      before.current = listens ? undefined : () => hear(state)
      if (listens) hear(state)
    })
    listens = true
    return () => {
      following?.unsubscribe()
      left.abort()
    }
  }, [messageChanges])
  useEffect(() => {
    if (!isShown) return
    before.current?.()
    before.current = undefined
  }, [isShown])
}
