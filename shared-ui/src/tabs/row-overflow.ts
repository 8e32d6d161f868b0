import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of the fading edge, in CSS pixels: a tab beneath it does not count as visible. */
const edge = 40

/** The sides of a row with hidden content, as an attribute value. */
export type HiddenSides = 'start' | 'end' | 'start end' | undefined

/**
 * Tracks the sides at which a scrolling row has hidden content.
 * @param row a left-to-right row
 */
export function useHiddenSides(row: RefObject<HTMLElement | null>): HiddenSides {
  const [sides, setSides] = useState<HiddenSides>()
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => setSides(sidesOf(element))
    // It is called for the first time when the layout is known: to read it here would make the browser compute it twice.
    const resized = new ResizeObserver(measure)
    // The tabs are observed as well: in another language they are wider, but the row itself is not.
    for (const watched of [element, ...element.children]) resized.observe(watched)
    element.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [row])
  return sides
}

/**
 * Calls a function before the next paint, once the layout is known.
 * @param element its size is part of that layout
 * @returns a function that prevents the call
 */
export function onceLaidOut(element: HTMLElement, run: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

function sidesOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): HiddenSides {
  // Positions are fractions of a pixel on zoomed screens.
  const start = scrollLeft > 1
  const end = scrollLeft + clientWidth < scrollWidth - 1
  if (start && end) return 'start end'
  return start ? 'start' : end ? 'end' : undefined
}

/** Scrolls a row, and not the page, until an item is clear of the fading edges. */
export function scrollIntoRow(row: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  const maxScroll = Math.max(0, row.scrollWidth - row.clientWidth)
  const latest = Math.max(0, offsetLeft - edge)
  const earliest = Math.min(maxScroll, offsetLeft + offsetWidth + edge - row.clientWidth)
  row.scrollLeft = Math.max(earliest, Math.min(latest, row.scrollLeft))
}
