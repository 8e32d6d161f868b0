import type { Browser, Page } from 'playwright-core'
import type { BrowserState } from '../web/browser'
import type { Examples } from './addresses'

/** A member of the sample content with messages. */
export const member = { email: 'mina@example.com', password: 'mina within reach' }

/**
 * Logs a member of the sample content in, and finds a post and a message to open.
 * @param site with its sample content
 */
export async function prepare(
  browser: Browser,
  site: string,
): Promise<{ state: BrowserState; examples: Examples }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  try {
    await logIn(page, site)
    const needed = new Map([
      ['/view', await firstPost(page, site)],
      ['/messagedetail', await firstMessage(page, site)],
      ['/post', 'type=fr'],
      ['/getyourcode', 'email=a%40example.com'],
      ['/enternewpassword', 'email=a%40example.com&vcode=12345'],
    ])
    const narrowing = { region: 'South Korea', page: '2', search: 'room', jstatus: 'Recruit' }
    return { state: await context.storageState(), examples: { needed, narrowing } }
  } finally {
    await context.close()
  }
}

/** Logs a member of the sample content in. */
export async function logIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/login`)
  await page.locator('input[type=email]').fill(member.email)
  await page.locator('input[type=password]').fill(member.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site}/`)
}

/** The query of the address of a board's newest post. */
async function firstPost(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/userspacetrade`)
  const href = await page.locator('main a[href^="/view?"]').first().getAttribute('href')
  return new URL(href ?? '', site).search.slice(1)
}

/** The query of the address of the newest message in the inbox. */
async function firstMessage(page: Page, site: string): Promise<string> {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(`${site}/mobilemessage`)
  await page.locator('main li button').first().click()
  await page.waitForURL(`${site}/messagedetail?*`)
  return new URL(page.url()).search.slice(1)
}
