import type { Browser } from 'playwright-core'
import type { Measured } from '../web/compare'
import { followTraffic } from '../web/traffic'
import { phone } from '../web/browser'

/** The content of a site at an address. */
export interface Contents {
  readonly site: string
  readonly address: string
  /** The text of the loaded page, without times, which depend on when the samples were written. */
  readonly text: string
  /** The text of the HTML before any script runs; empty if nothing is prerendered. */
  readonly prerendered: string
  /** How many files the HTML names in preload hints. */
  readonly hints: number
  /** The errors in the browser's console. */
  readonly errors: readonly string[]
}

const timeout = 60_000
const list = '/userspacetrade'

/** The contents of a site at some addresses that it has. */
export async function contentsOf(browser: Browser, site: Measured): Promise<Contents[]> {
  const post = await linkIn(browser, site.url + list)
  const addresses = ['/', list, `${list}?region=South%20Korea`, post, '/login', '/askreachlongtermproperty']
  const found: Contents[] = []
  for (const address of addresses)
    if (site.has?.({ name: '', address, usable: '' }) ?? true)
      found.push({ site: site.name, address, ...(await shownAt(browser, site.url + address)) })
  return found
}

/** The address of the newest post of a list. */
async function linkIn(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(url, { timeout })
    return (await page.locator('main a[href^="/view?"]').first().getAttribute('href')) ?? ''
  } finally {
    await context.close()
  }
}

async function shownAt(
  browser: Browser,
  url: string,
): Promise<Pick<Contents, 'text' | 'prerendered' | 'hints' | 'errors'>> {
  const errors: string[] = []
  const open = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ ...phone, javaScriptEnabled })
    try {
      const page = await context.newPage()
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
      const traffic = await followTraffic(await context.newCDPSession(page))
      await page.goto(url, { timeout })
      await traffic.waitUntilIdle(timeout)
      const hints = await page.locator('link[rel=preload], link[rel=modulepreload]').count()
      return { html: await page.locator('main').innerHTML(), hints }
    } finally {
      await context.close()
    }
  }
  const prerendered = await open(false)
  const loaded = await open(true)
  return {
    text: textIn(loaded.html),
    prerendered: textIn(prerendered.html),
    hints: prerendered.hints,
    errors,
  }
}

/** The visible text of some HTML, without times. */
const textIn = (html: string): string =>
  html
    .replaceAll(/<time\b.*?<\/time>/gs, ' ')
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
