import type { Page } from '@playwright/test'

/**
 * Holds back the answers to some requests of a page.
 * @param files a glob of their addresses
 * @returns releases them
 */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}
