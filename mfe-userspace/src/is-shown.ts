import { useCallback, useEffect, useRef } from 'react'

/**
 * For what follows an answer of the service: a person who has left the page meanwhile must not be led away from the next one.
 * @returns tells whether the component is still on the screen
 */
export function useIsShown(): () => boolean {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return useCallback(() => shown.current, [])
}
