import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { type TrackedRequest, bytesOf, followTraffic } from './traffic'
import { readVitals, type Vitals, watchVitals } from './vitals'

/** A lower mid-range phone on a mobile network. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowdown = 4
/** The phone's screen, as options of a browser context. */
export const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true }

/** The time limit until a page is interactive, in milliseconds. */
const timeout = 60_000

/** A measured page. `usable` selects its main target: the first element that a visitor wants to click. */
export interface Route {
  readonly name: string
  readonly address: string
  readonly usable: string
  /** Who opens it; by default a visitor. */
  readonly who?: 'visitor' | 'member'
}

/** The figures of one page load. Times are in milliseconds, sizes in bytes. */
export interface Load extends Vitals {
  /** The transfer until the page was idle. */
  readonly bytes: number
  readonly requests: number
  readonly scripts: number
  /** Processor time of the page's main thread until then, in milliseconds. Other work on the machine does not affect it. */
  readonly processor: number
}

/** All requests of a page, and its own measurements. */
export interface Opened {
  readonly vitals: Vitals
  readonly requests: readonly TrackedRequest[]
  readonly processor: number
}

/** A first visit, and another one right after it. */
export interface Visit {
  readonly cold: Load
  readonly warm: Load
}

/** The cookies and storage of a browser context. */
export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Starts the browser. It trusts the certificates of the fronts, and therefore caches their answers.
 * @param pins the hashes of the certificates' public keys
 */
export function launch(pins: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: installedBrowser(), args: argumentsOf(pins) })
}

/** The browser of the machine; undefined if only Playwright's own can be used. */
export function installedBrowser(): string | undefined {
  const installed = [process.env.PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
  return installed.find((file) => file !== undefined && existsSync(file))
}

/** The arguments of a browser that trusts some certificates. @param pins the hashes of their public keys */
export const argumentsOf = (pins: readonly string[]): string[] => [
  '--no-sandbox',
  '--disable-background-networking',
  `--ignore-certificate-errors-spki-list=${pins.join()}`,
]

/**
 * Opens a page in a new browser context, and then once more.
 * @param state the cookies and storage of the context, by default none
 */
export async function visit(
  browser: Browser,
  site: string,
  route: Route,
  state?: BrowserState,
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, storageState: state })
  try {
    const load = async () => {
      const { vitals, requests, processor } = await open(await context.newPage(), site, route, slow)
      return { ...vitals, ...sumOf(requests), processor }
    }
    return { cold: await load(), warm: await load() }
  } finally {
    await context.close()
  }
}

/**
 * A first visit without throttling, with the dependencies of each request. Recording them takes time, so its times are not
 * used.
 */
export async function firstVisit(
  browser: Browser,
  site: string,
  route: Route,
  state?: BrowserState,
): Promise<Opened> {
  const context = await browser.newContext({ ...phone, storageState: state })
  try {
    return await open(await context.newPage(), site, route, traced)
  } finally {
    await context.close()
  }
}

/**
 * What a visitor could click first on an idle page without scrolling: in its content, in a dialog, its heading, or the header.
 * @returns a selector
 * @throws Error if there is none of them
 */
export async function findTarget(browser: Browser, url: string, state?: BrowserState): Promise<string> {
  const context = await browser.newContext({ ...phone, storageState: state })
  try {
    const page = await context.newPage()
    const traffic = await followTraffic(await context.newCDPSession(page))
    await page.goto(url, { timeout })
    await traffic.waitUntilIdle(timeout)
    for (const target of targets) if (await page.evaluate(anyInView, target)) return target
    throw new Error(`Nothing on ${url} can be clicked.`)
  } finally {
    await context.close()
  }
}

const inside = (part: string): string =>
  ['a[href]', 'button:enabled', 'input', 'select', 'textarea'].map((element) => `${part} ${element}`).join()

const targets = [inside('main'), inside('dialog'), 'main h1', inside('header')]

/** Runs in the page. */
function anyInView(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

/** The cost of an idle page for the browser, without throttling. */
export interface Start extends Vitals, Pick<Load, 'processor'> {
  /** The heap of its scripts after garbage collection, in bytes. */
  readonly heap: number
}

/** Opens a page in a new browser context, and measures its memory. */
export async function weighStart(browser: Browser, site: string, route: Route): Promise<Start> {
  const context = await browser.newContext(phone)
  try {
    let heap = Number.NaN
    const weigh = async (session: CDPSession) => {
      await session.send('HeapProfiler.collectGarbage')
      heap = (await session.send('Runtime.getHeapUsage')).usedSize
    }
    const page = await context.newPage()
    const { vitals, processor } = await open(page, site, route, () => Promise.resolve(), weigh)
    return { ...vitals, processor, heap }
  } finally {
    await context.close()
  }
}

/** Throttles a page's network and processor to those of the phone. */
export async function slow(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Makes the browser record which script caused each request. */
async function traced(session: CDPSession): Promise<void> {
  await session.send('Debugger.enable')
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 })
}

async function open(
  page: Page,
  site: string,
  { address, usable }: Route,
  prepare: (session: CDPSession) => Promise<unknown>,
  waitUntilIdle?: (session: CDPSession) => Promise<unknown>,
): Promise<Opened> {
  const session = await page.context().newCDPSession(page)
  const traffic = await followTraffic(session)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await prepare(session)
  // tsx names functions with a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (one) => one')
  await page.addInitScript(watchVitals, [usable, timeout] as const)
  await page.goto(site + address, { timeout })
  await page.evaluate(() => window.benchVitals.usable)
  await traffic.waitUntilIdle(timeout)
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  const vitals = await page.evaluate(readVitals)
  await waitUntilIdle?.(session)
  await page.close()
  return { vitals, requests: traffic.requests(), processor: seconds * 1000 }
}

function sumOf(requests: readonly TrackedRequest[]) {
  const fetched = requests.filter(({ fromCache }) => !fromCache)
  const scripts = fetched.filter(({ type }) => type === 'Script')
  return {
    bytes: bytesOf(fetched),
    requests: fetched.length,
    scripts: bytesOf(scripts),
  }
}
