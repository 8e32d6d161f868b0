import type { Page } from '@playwright/test'

/**
 * Keeps files back from a page until they are let go.
 * @param files a glob of their addresses
 * @returns lets them go
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
