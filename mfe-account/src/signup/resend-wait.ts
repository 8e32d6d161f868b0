import { useEffect, useState } from 'react'

/** The time between two codes for one email, in milliseconds. */
const pause = 60_000

/** Milliseconds, by a clock that is never set: a set clock would make the wait long. */
const sinceOpened = (): number => performance.now()

/** The time until an email may get another code. */
export interface ResendWait {
  /** Whole seconds. 0 if one may be sent now. */
  secondsFor(email: string): number
  /** Records that a code was sent. */
  begin(email: string): void
}

/** Counts down per email, so that a person who mistyped it need not wait for the right one. */
export function useResendWait(): ResendWait {
  const [ends, setEnds] = useState<ReadonlyMap<string, number>>(new Map())
  const [now, setNow] = useState(sinceOpened)
  const last = Math.max(0, ...ends.values())
  const waiting = now < last
  useEffect(() => {
    if (!waiting) return
    const ticking = setInterval(() => setNow(sinceOpened()), 1000)
    return () => clearInterval(ticking)
  }, [waiting])
  return {
    secondsFor: (email) => Math.max(0, Math.ceil(((ends.get(nameOf(email)) ?? 0) - now) / 1000)),
    begin(email) {
      const sentAt = sinceOpened()
      setNow(sentAt)
      setEnds(new Map([...ends, [nameOf(email), sentAt + pause]]))
    },
  }
}

const nameOf = (email: string): string => email.trim().toLowerCase()
