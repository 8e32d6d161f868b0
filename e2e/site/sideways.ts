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
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // Negative if space is reserved for a scrollbar.
    await expect.poll(tooWide, `${name} at ${width} px`).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}
