import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A reader who is this close to the end, in pixels, follows new messages. */
const nearEnd = 120

/** The scrolling of a conversation. */
export interface Scroll {
  readonly element: RefObject<HTMLDivElement | null>
  /** Whether a new message is below what is shown. */
  readonly isBelow: boolean
  toEnd(): void
}

/**
 * Opens a conversation at its end, follows new messages there, and stays at the same message when older ones appear above it.
 * @param oldest the id of the oldest message that is shown
 * @param newest the id of the newest one
 * @param isMine whether the member wrote the newest one, which is always shown
 */
export function useScroll(
  oldest: number | undefined,
  newest: number | undefined,
  isMine: boolean | undefined,
): Scroll {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef<{ oldest?: number; newest?: number; height: number; wasNearEnd: boolean }>({
    height: 0,
    wasNearEnd: true,
  })
  const [isBelow, setIsBelow] = useState(false)

  useLayoutEffect(() => {
    const log = element.current
    if (!log) return
    const last = before.current
    // Otherwise the newest one was deleted.
    const hasArrived = newest !== undefined && newest > (last.newest ?? 0)
    if (hasArrived) {
      if (last.newest === undefined || last.wasNearEnd || isMine) log.scrollTop = log.scrollHeight
      else setIsBelow(true)
    } else if (last.oldest !== oldest) log.scrollTop += log.scrollHeight - last.height
    before.current = { oldest, newest, height: log.scrollHeight, wasNearEnd: isNearEnd(log) }
  }, [oldest, newest, isMine])

  useEffect(() => {
    const log = element.current
    if (!log) return
    const note = () => {
      before.current.height = log.scrollHeight
      before.current.wasNearEnd = isNearEnd(log)
      if (before.current.wasNearEnd) setIsBelow(false)
    }
    log.addEventListener('scroll', note, { passive: true })
    return () => log.removeEventListener('scroll', note)
  }, [])

  return {
    element,
    isBelow,
    toEnd() {
      const log = element.current
      if (log) log.scrollTop = log.scrollHeight
      log?.focus()
      setIsBelow(false)
    },
  }
}

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < nearEnd
