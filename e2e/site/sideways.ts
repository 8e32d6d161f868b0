import type { Page } from '@playwright/test'
import { expect } from './visit'

/** The breakpoints (specification, section 9) and the narrowest supported screen, in pixels. */
const widths = [1130, 1024, 768, 633, 628, 425, 375, 320]

/**
 * Checks the current page at every breakpoint, then restores its width.
 * @param name of the page, for a failure
 */
export async function expectNoSidewaysScrolling(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => tooWide(page), `${name} at ${width} px`).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}

/** By how many pixels the current page is wider than its window. Negative if space is reserved for a scrollbar. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
