import type { APIResponse, Page } from '@playwright/test'
import { holdBack } from './hold-back'
import { expect } from './visit'

/** Opens a page whose scripts are held back. */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, '**/assets/shell.*.js')
  await page.goto(address, { waitUntil: 'commit' })
  // Without its styles, a page shows the content for wide and for narrow screens.
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    return links.length > 0 && links.every(({ sheet }) => sheet !== null)
  })
  return release
}

/**
 * Answers a page with the rows of its list, in which a text occurs. While it is busy, the service sends a page without the
 * rows that it could not read in time.
 */
export async function answerWithRows(page: Page, address: string, text: string): Promise<void> {
  let response: APIResponse | undefined
  const read = async () => {
    response = await page.request.get(address)
    return response.text()
  }
  await expect.poll(read).toContain(text)
  await page.route(
    ({ pathname, search }) => pathname + search === address,
    (route) => route.fulfill({ response }),
  )
}
