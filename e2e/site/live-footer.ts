import type { Locator, Page } from '@playwright/test'

/** The shell's rendered footer. It replaces the prerendered one, whose links reload the page. */
export const liveFooter = (page: Page): Locator =>
  page.locator('#footer:not(:has([name*="prerender-"]))').getByRole('contentinfo')
