import { execFileSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { checkedOut, type StartedSite, startCheckout } from '../checkout'
import { shipChange } from '../deltas/live-files'
import { prepare } from '../pages/examples'
import { saveResult } from '../results'
import { commandsIn, liveAt } from '../team'
import { type BrowserState, launch } from '../web/browser'
import { type MemberPage, memberPages } from './member-pages'
import { type Growth, growthOf, keptBy, type Snapshot } from './unload-result'
import { watchLeftovers } from './watch-leftovers'

/** The page of the shell that is open between two mounts. */
const between = '/aboutus'
/** How often each page is mounted before the first snapshot, so that everything is loaded and compiled. */
const warmUp = 3
/** The time until all timers of a mount are over, in milliseconds. */
const settling = 65_000
const swapped = 'mfe-userspace'
const registry = 'registry/src/cli/main.ts'

/**
 * Measures what sections leave behind: `npm run bench -- unload [--mounts 1000] [--swaps 50]` mounts and unmounts the pages of all
 * remotes in one page of a member, and lets two versions of a remote replace each other. Other numbers store no result.
 */
export async function unload(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { mounts: { type: 'string', default: '1000' }, swaps: { type: 'string', default: '50' } },
  })
  const [mounts, swaps] = [Number(values.mounts), Number(values.swaps)]
  const folder = checkedOut('HEAD')
  const site = await startCheckout(folder)
  const browser = await launch([])
  try {
    const { state, examples } = await prepare(browser, site.url)
    const pages = await memberPages(site.url, examples.needed)
    const mounted = await measureMounts(await openPage(browser, site, state), pages, mounts)
    console.log(`  ${JSON.stringify(mounted.mounts)}`)
    const swapsGrowth = await measureSwaps(await openPage(browser, site, state), folder, site, swaps)
    console.log(`  ${JSON.stringify(swapsGrowth)}`)
    if (mounts === 1000 && swaps === 50) await saveResult('unload', { ...mounted, swaps: swapsGrowth })
  } finally {
    await browser.close()
    await site.stop()
    execFileSync('git', ['checkout', '--quiet', '--', '.'], { cwd: folder })
  }
}

/** A page with its debugger session. */
interface OpenPage {
  readonly page: Page
  readonly session: CDPSession
}

async function openPage(browser: Browser, { url }: StartedSite, state: BrowserState): Promise<OpenPage> {
  const context = await browser.newContext({ storageState: state })
  const page = await context.newPage()
  // tsx names functions with a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (one) => one')
  await page.addInitScript(watchLeftovers)
  await page.goto(url + between)
  await untilShown(page, 'shell')
  return { page, session: await context.newCDPSession(page) }
}

/** Waits until a section is the only one on the page and has rendered its heading. */
async function untilShown(page: Page, section: string): Promise<void> {
  await page.waitForFunction((name) => {
    const shown = [...document.querySelectorAll<HTMLElement>('#main [data-section]')]
    return (
      shown.length === 1 && shown[0]?.dataset.section === name && shown[0].querySelector('h1, form') !== null
    )
  }, section)
}

async function snapshot({ page, session }: OpenPage): Promise<Snapshot> {
  // Timers of the last sections end first: single-spa has one of a minute for each step, and keeps the section until then.
  await delay(settling)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  const leftovers = await page.evaluate(() => window.benchLeftovers?.() ?? [])
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    leftovers,
  }
}

async function measureMounts(
  open: OpenPage,
  pages: readonly MemberPage[],
  mounts: number,
): Promise<{ mounts: Growth; kept: Snapshot['leftovers'] }> {
  const mountOf = async ({ remote, address }: MemberPage) => {
    for (const [to, section] of [
      [address, remote],
      [between, 'shell'],
    ] as const) {
      await open.page.evaluate((next) => window.history.pushState({}, '', next), to)
      await untilShown(open.page, section)
    }
  }
  const mount = async (times: number) => {
    for (let at = 0; at < times; at++) {
      const page = pages[at % pages.length]
      if (page) await mountOf(page)
    }
  }
  await mount(warmUp * pages.length)
  const before = await snapshot(open)
  await mount(mounts)
  return { mounts: growthOf(before, await snapshot(open), mounts), kept: keptBy(before) }
}

interface Diagnosed {
  readonly withinReach?: {
    diagnostics(): { readonly remotes: readonly { readonly remote: string; readonly version: string }[] }
  }
}

/** Runs in the page. */
const versionOf = (name: string): string | undefined =>
  (window as Diagnosed).withinReach?.diagnostics().remotes.find(({ remote }) => remote === name)?.version

/** Publishes a second version of a remote, and makes the two live in turn. The page is loaded again after each change. */
async function measureSwaps(
  open: OpenPage,
  folder: string,
  site: StartedSite,
  swaps: number,
): Promise<Pick<Growth, 'times' | 'heap'>> {
  const versions = [await liveAt(site.url, swapped)]
  await shipChange(folder, swapped, site)
  versions.push(await liveAt(site.url, swapped))
  const run = commandsIn(folder, site)
  const swap = async (times: number) => {
    for (let at = 0; at < times; at++) {
      const version = versions[at % versions.length] ?? ''
      await run(registry, '--why', 'measure swaps', 'promote', `${swapped}@${version}`)
      await open.page.goto(`${site.url}/userspacetrade`)
      await untilShown(open.page, swapped)
      const running = await open.page.evaluate(versionOf, swapped)
      if (running !== version) throw new Error(`${running} runs, although ${version} is live`)
    }
  }
  await swap(versions.length)
  const before = await snapshot(open)
  await swap(swaps)
  return { times: swaps, heap: (await snapshot(open)).heap - before.heap }
}
