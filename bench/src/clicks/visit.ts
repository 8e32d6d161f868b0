import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { phone, slow } from '../web/browser'
import { followTraffic, type Traffic } from '../web/traffic'
import type { Scenario, Step } from './scenarios'
import { type Seen, type Target, watchInteractions, watchTarget } from './watch-target'

/** The time limits of a page and of a step, in milliseconds. */
const timeout = { page: 60_000, step: 10_000 }
/** How long a person looks at a page before the next step, in milliseconds. */
const reading = 3000
/** How long a finger touches the screen, in milliseconds. */
const touching = 80
/** The shortest interaction that the browser reports, in milliseconds. */
const shortest = 16

/** One step of one visit. */
export interface Taken extends Seen {
  readonly name: string
  readonly requests: number
  /** Until the next paint; absent for a step in the history. */
  readonly interaction?: number
}

/** Opens a page on a slow phone in a new browser context, and takes the steps of a scenario. */
export async function take(browser: Browser, site: string, { from, steps }: Scenario): Promise<Taken[]> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await followTraffic(session)
    await slow(session)
    // tsx names functions with a helper that a page does not have.
    await page.addInitScript('globalThis.__name = (one) => one')
    await page.addInitScript(watchInteractions)
    await page.goto(site + from, { timeout: timeout.page })
    // Before that, the links of a prerendered page load whole pages.
    await page.waitForFunction(() => document.getElementById('prerendered') === null)
    const taken: Taken[] = []
    const positions: number[] = []
    let at = 0
    for (const step of steps) {
      if ('link' in step.by) await page.locator(step.by.link).first().scrollIntoViewIfNeeded()
      await traffic.waitUntilIdle(timeout.page)
      await delay(reading)
      positions[at] = await page.evaluate(() => window.scrollY)
      at += 'history' in step.by ? step.by.history : 1
      const top = 'history' in step.by ? positions[at] : undefined
      taken.push(await takeStep({ page, session, traffic }, step, top))
    }
    return taken
  } finally {
    await context.close()
  }
}

interface Phone {
  readonly page: Page
  readonly session: CDPSession
  readonly traffic: Traffic
}

async function takeStep({ page, session, traffic }: Phone, step: Step, top?: number): Promise<Taken> {
  const { name, by, pathname, wanted: selector } = step
  const target: Target = {
    ...(pathname !== undefined && { pathname }),
    selector,
    ...(top !== undefined && { top }),
  }
  const before = traffic.requests().length
  await page.evaluate(() => window.benchInteractions.clear())
  await page.evaluate(watchTarget, [target, 'history' in by ? by.history : 0, timeout.step] as const)
  if ('link' in by) await touch(page, session, by.link)
  const seen = await page.evaluate(() => window.benchSeen)
  const requests = traffic
    .requests()
    .slice(before)
    .filter(({ fromCache }) => !fromCache).length
  await traffic.waitUntilIdle(timeout.page)
  const longest = await page.evaluate(() => Math.max(...window.benchInteractions.values()))
  return { name, ...seen, requests, ...('link' in by && { interaction: Math.max(shortest, longest) }) }
}

async function touch(page: Page, session: CDPSession, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on screen`)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await delay(touching)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
