import { timeZoneCookie } from '@within-reach/contract'
import type { Browser, Page } from 'playwright-core'
import type { BrowserState } from '../web/browser'
import type { Examples } from './addresses'

/** A member of the sample content with messages. */
export const member = { email: 'mina@example.com', password: 'mina within reach' }

/** A value for each parameter that filters a list. */
const narrowing = { region: 'South Korea', page: '2', search: 'room', jstatus: 'Recruit' }

const british = { region: 'United Kingdom', currency: 'GBP' }

/**
 * The queries of pages with many filters: all filters that work together, with a post of the sample content that fits them, and filters
 * that no post fits.
 */
const combined = new Map<string, readonly Readonly<Record<string, string>>[]>([
  [
    '/find',
    [
      {
        type: 'fr',
        ...british,
        search: 'sea',
        sort: 'soonest',
        rent_max: '2000',
        deposit_max: '2000',
        free_by: '2030-01-01',
        stay: '24',
        room: 'own',
        furnished: 'yes',
        welcome: 'anyone',
      },
      {
        type: 'tr',
        ...british,
        search: 'bicycle',
        sort: 'cheapest',
        price_max: '500',
        condition: 'good',
        handover: 'pickup',
        not_taken: 'yes',
      },
      {
        type: 'jobs',
        ...british,
        search: 'café',
        jstatus: 'Recruit',
        pay_min: '1',
        per: 'hour',
        hours_max: '60',
        visa_help: 'yes',
      },
      { type: 'fr', ...british, search: 'no room like this', rent_max: '1', room: 'own' },
    ],
  ],
])

/** The examples that are the same at every site. */
export const fixedExamples: Pick<Examples, 'combined' | 'narrowing'> = { combined, narrowing }

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
      ['/view', await firstQuery(page, site, '/userspacetrade', '/view')],
      ['/messagedetail', await firstMessage(page, site)],
      ['/conversation', await firstQuery(page, site, '/conversations', '/conversation')],
      ['/case', await firstQuery(page, site, '/mycases', '/case')],
      ['/post', 'type=fr'],
      ['/getyourcode', 'email=a%40example.com'],
      ['/enternewpassword', 'email=a%40example.com&vcode=12345'],
    ])
    // As for a member who has been here before: the shell stores it once a page is idle.
    const value = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
    await context.addCookies([{ name: timeZoneCookie, value, url: site }])
    return { state: await context.storageState(), examples: { needed, ...fixedExamples } }
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

/** The query of the first link of a list to a page. */
async function firstQuery(page: Page, site: string, list: string, target: string): Promise<string> {
  await page.goto(site + list)
  const href = await page.locator(`main a[href^="${target}?"]`).first().getAttribute('href')
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
