import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type Asked, followTraffic } from './traffic'
import { readVitals, type Vitals, watchVitals } from './vitals'

/** A phone of the lower middle on a mobile network abroad. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowdown = 4
const screen = { width: 375, height: 740 }

/** How long a page may take until it can be used, in milliseconds. */
const patience = 60_000

/** A page that is measured, and what in it is waited for: the first thing that a visitor came to click. */
export interface Route {
  readonly name: string
  readonly address: string
  readonly usable: string
}

/** What one load of a page came to. Times are in milliseconds, sizes in bytes. */
export interface Load extends Vitals {
  /** Until the page was at rest. */
  readonly bytes: number
  readonly requests: number
  readonly scripts: number
  /** Of what was asked for until the page could be used. */
  readonly depth: number
}

/** A first visit, and another one right after it. */
export interface Visit {
  readonly cold: Load
  readonly warm: Load
}

/** Starts the browser, which trusts the fronts' certificates as it would a real site's, and so caches what they answer. */
export function launch(pins: readonly string[]): Promise<Browser> {
  const executablePath = [process.env.PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium'].find(
    (file) => file !== undefined && existsSync(file),
  )
  const args = [
    '--no-sandbox',
    '--disable-background-networking',
    `--ignore-certificate-errors-spki-list=${pins.join()}`,
  ]
  return chromium.launch({ executablePath, args })
}

/** Opens a page as somebody does who was never here, and then once more. */
export async function visit(browser: Browser, site: string, route: Route): Promise<Visit> {
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true })
  try {
    const load = () => context.newPage().then((page) => loadOnce(page, site, route))
    return { cold: await load(), warm: await load() }
  } finally {
    await context.close()
  }
}

async function loadOnce(page: Page, site: string, { address, usable }: Route): Promise<Load> {
  const session = await page.context().newCDPSession(page)
  const traffic = await followTraffic(session)
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // tsx names functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (one) => one')
  await page.addInitScript(watchVitals, [usable, patience] as const)
  await page.goto(site + address, { timeout: patience })
  await page.evaluate(() => window.benchVitals.usable)
  await page.waitForLoadState('networkidle', { timeout: patience })
  const vitals = await page.evaluate(readVitals)
  await page.close()
  return { ...vitals, ...sumOf(traffic(), vitals.usable) }
}

function sumOf(asked: readonly Asked[], usable: number) {
  const fetched = asked.filter(({ fromCache }) => !fromCache)
  const bytes = (some: readonly Asked[]) => some.reduce((sum, one) => sum + one.bytes, 0)
  return {
    bytes: bytes(fetched),
    requests: fetched.length,
    scripts: bytes(fetched.filter(({ type }) => type === 'Script')),
    depth: Math.max(0, ...fetched.filter(({ at }) => at < usable).map(({ depth }) => depth)),
  }
}
