import { useEffect, useState } from 'react'

/** The time in milliseconds since 1970, updated every ten seconds for planned switches. */
export function useClock(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(ticking)
  }, [])
  return now
}
