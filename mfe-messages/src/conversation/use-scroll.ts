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
 * Follows new messages at the end of a conversation, and stays at the same message elsewhere. Its style opens it at its end and measures
 * its scrolling from there, so that older messages above move nothing.
 * @param oldest the id of the oldest message that is shown
 * @param newest the id of the newest message
 * @param isMine whether the member wrote it, in which case it is always shown
 */
export function useScroll(
  oldest: number | undefined,
  newest: number | undefined,
  isMine: boolean | undefined,
): Scroll {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef<{ newest?: number; height: number; wasNearEnd: boolean }>({
    height: 0,
    wasNearEnd: true,
  })
  const [isBelow, setIsBelow] = useState(false)

  useLayoutEffect(() => {
    const log = element.current
    if (!log) return
    const last = before.current
    // Otherwise the newest one was deleted.
    if (last.newest !== undefined && newest !== undefined && newest > last.newest) {
      if (last.wasNearEnd || isMine) log.scrollTop = 0
      else {
        log.scrollTop -= log.scrollHeight - last.height
        setIsBelow(true)
      }
    }
    before.current = { newest, height: log.scrollHeight, wasNearEnd: isNearEnd(log) }
    // Older messages change the height as well.
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
      if (log) log.scrollTop = 0
      log?.focus()
      setIsBelow(false)
    },
  }
}

/** The distance from the end is negative, because the log is reversed. */
const isNearEnd = ({ scrollTop }: HTMLElement): boolean => -scrollTop < nearEnd
