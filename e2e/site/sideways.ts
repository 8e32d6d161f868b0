import type { Page } from '@playwright/test'
import { expect } from './visit'

/** The breakpoints (specification, section 9) and the narrowest screen that there is, in pixels. */
const widths = [1130, 1024, 768, 633, 628, 425, 375, 320]

/**
 * Looks at the page that is open at every breakpoint; afterwards it has its width again.
 * @param name of the page, for a failure
 */
export async function expectNoSidewaysScrolling(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // Less than nothing where room is kept for a scrollbar.
    await expect.poll(tooWide, `${name} at ${width} px`).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}
