import type { Page } from '@playwright/test'

/** A layout shift that no input caused. */
interface Shift {
  readonly value: number
  /** The moved elements with their old and new positions, for the failure message. */
  readonly moved: readonly string[]
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

declare global {
  interface Window {
    shiftsSoFar: () => Shift[]
  }
}

/** Records the layout shifts of every page that is opened from now on (https://wicg.github.io/layout-instability/). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    const rectText = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    const record = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as ShiftEntry[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const { outerHTML = '' } = (node instanceof Element ? node : node?.parentElement) ?? {}
          return `${outerHTML.slice(0, 100)}: ${rectText(previousRect)} to ${rectText(currentRect)}`
        })
        shifts.push({ value, moved })
      }
    }
    const observer = new PerformanceObserver((list) => record(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    window.shiftsSoFar = () => {
      record(observer.takeRecords())
      return shifts
    }
  })
}

/** The shifts of the current page, once its fonts are loaded and two more frames are drawn. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    return window.shiftsSoFar()
  })
