import type { BrowserContext, Page } from '@playwright/test'
import { joinAs, newPerson } from '../site/members'
import { tags } from '../site/tags'
import { expect, required, test } from '../site/visit'
import { wholeChromium } from '../site/whole-chromium'
import { logIn } from './people'

/** Playwright disables the back/forward cache by this flag. */
const disablingFlag = ['--disable-back-forward-cache']
const args = ['--no-sandbox', '--disable-background-networking']
test.use({ launchOptions: { executablePath: wholeChromium, args, ignoreDefaultArgs: disablingFlag } })
test.skip(wholeChromium === undefined, 'needs a whole Chromium')

/**
 * Makes a page store how it returns: kept (from the back/forward cache) or loaded, and whether it is hidden. Playwright loses
 * a page that returns from the cache, so another tab reads the result.
 */
async function recordReturn(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      const { visibility } = document.documentElement.style
      localStorage.setItem('returned', `${persisted ? 'kept' : 'loaded'} ${visibility}`.trim())
    }),
  )
}

/** Opens a tab that reads the result. @returns a function that reads it */
async function returnReader(context: BrowserContext): Promise<() => Promise<string | null>> {
  const other = await context.newPage()
  await other.goto('/robots.txt')
  return () => other.evaluate(() => localStorage.getItem('returned'))
}

/** Goes back in the browser's history, after a timeout: the page ends before its script could return. */
const goBack = (page: Page, steps: number) =>
  page.evaluate((by) => void setTimeout(() => window.history.go(-by)), steps)

test(
  "the browser keeps a visitor's page for back and forward",
  tags('@full', '@one-width', '@mfe-userspace'),
  async ({ page, context }) => {
    const returned = await returnReader(context)
    await page.goto('/userspacetrade')
    await expect(page.locator('#prerendered')).toHaveCount(0)
    await recordReturn(page)
    await page.goto('/aboutus')
    await goBack(page, 1)
    await expect.poll(returned).toBe('kept')
  },
)

for (const [address, heading] of [
  ['/profile', 'My profile'],
  ['/message', 'Messages'],
] as const)
  test(
    `the browser keeps a member's page ${address} with its stream, and drops it at a log-out`,
    tags('@full', '@one-width', '@mfe-account', '@mfe-messages'),
    async ({ page, context }) => {
      await joinAs(page, 'mina')
      const returned = await returnReader(context)
      const stream = page.waitForRequest('**/api/events')
      await page.goto(address)
      await stream
      await recordReturn(page)
      await page.goto('/aboutus')
      await goBack(page, 1)
      await expect.poll(returned).toBe('kept')

      const later = await context.newPage()
      await later.goto(address)
      await expect(later.getByRole('heading', { level: 1 })).toHaveText(heading)
      await later.goto('/aboutus')
      await logOut(later)
      await goBack(later, 2)
      await expect(later).toHaveURL(/\/login/)
    },
  )

test(
  'a kept page of a visitor who logged in on it shows nothing of the member after a log-out',
  tags('@full', '@one-width', '@mfe-account'),
  async ({ page, context }) => {
    const returned = await returnReader(context)
    await logIn(page, await newPerson(required('SITE_URL'), 'mina'))
    await recordReturn(page)
    await page.goto('/aboutus')
    await logOut(page)
    await goBack(page, 2)
    await expect.poll(returned).toBe('kept hidden')
  },
)

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log-out' }).click()
  await expect(page).toHaveURL('/')
}
