import type { APIResponse, Page } from '@playwright/test'
import { holdBack } from './hold-back'
import { expect } from './visit'

/** Opens a page whose scripts are held back, so that it shows its prerendered content. @returns releases the scripts */
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
 * Serves a stored response for an address, whose HTML contains a text of the list's rows. A busy service sends a page without
 * the rows that it cannot read in time, so this waits for a response with them.
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
