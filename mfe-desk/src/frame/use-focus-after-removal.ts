import { type RefObject, useEffect, useRef } from 'react'

export interface FocusAfterRemoval<Target extends HTMLElement> {
  /** What gets the focus. */
  readonly target: RefObject<Target | null>
  /** Call it when the focused button is about to be removed. */
  readonly expect: () => void
}

/**
 * Keeps the focus when the focused button is removed with what it belongs to.
 * @param shown changes with the removal
 */
export function useFocusAfterRemoval<Target extends HTMLElement>(shown: unknown): FocusAfterRemoval<Target> {
  const target = useRef<Target>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (isExpected.current) target.current?.focus()
    isExpected.current = false
  }, [shown])
  return {
    target,
    expect: () => {
      isExpected.current = true
    },
  }
}
