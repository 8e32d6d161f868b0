import type { Locator, Page } from '@playwright/test'

/** The footer once the shell has replaced the drawn one, whose links load the page anew. */
export const liveFooter = (page: Page): Locator =>
  page.locator('#footer:not(:has([name*="prerender-"]))').getByRole('contentinfo')
