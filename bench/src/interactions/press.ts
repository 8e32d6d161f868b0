import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { type BrowserState, phone, slow } from '../web/browser'
import { followTraffic, type Traffic } from '../web/traffic'
import { watchInteractions } from '../clicks/watch-target'
import { type Control, findControls, kinds } from './find-controls'

/** How long a finger touches the screen, and the time between two keys, in milliseconds. */
const touching = 80
/** The time limit of a page, in milliseconds. */
const timeout = 60_000
/** How long a person looks at a page before the first press, in milliseconds. */
const reading = 3000
/** The time until the browser has reported an interaction, in milliseconds. */
const settling = 700
/** The shortest interaction that the browser reports, in milliseconds. */
const shortest = 16

/** One control that was pressed, or typed into. */
export interface Pressed {
  readonly kind: string
  readonly name: string
  /** The interactions until the next paint, in milliseconds. */
  readonly durations: readonly number[]
}

/** Elements that open over a page. */
const overlay = 'dialog[open], [role=menu], [role=listbox], [popover]:popover-open'

/** An open page on a slow phone. */
interface Phone {
  readonly page: Page
  readonly session: CDPSession
  readonly traffic: Traffic
}

/**
 * Opens a page, and presses the first control of each kind in it and the first button of what that opens.
 * @param header whether every button of the header is pressed as well
 * @param blocked patterns of addresses to block, such as that of the log-out
 */
export async function pressControls(
  browser: Browser,
  url: string,
  { header, blocked, state }: { header: boolean; blocked: readonly string[]; state?: BrowserState },
): Promise<Pressed[]> {
  const context = await browser.newContext({ ...phone, ...(state && { storageState: state }) })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await followTraffic(session)
    await session.send('Network.setBlockedURLs', { urls: [...blocked] })
    await slow(session)
    // tsx names functions with a helper that a page does not have.
    await page.addInitScript('globalThis.__name = (one) => one')
    await page.addInitScript(watchInteractions)
    const open = async () => {
      await page.goto(url, { timeout })
      await page.waitForFunction(() => document.getElementById('prerendered') === null)
      await traffic.waitUntilIdle(timeout)
      await delay(reading)
    }
    await open()
    const phoneOf = { page, session, traffic }
    const pressed: Pressed[] = []
    for (const [within, all] of header
      ? ([
          ['header', true],
          ['main', false],
        ] as const)
      : ([['main', false]] as const)) {
      const chosen = within === 'header' ? kinds.slice(0, 1) : kinds
      const count = (await page.evaluate(findControls, [within, chosen, all] as const)).length
      for (let at = 0; at < count; at++) {
        // A press may replace the other controls.
        const control = (await page.evaluate(findControls, [within, chosen, all] as const))[at]
        if (!control) break
        const done = await tryControl(phoneOf, control).catch((error: unknown) => {
          throw new Error(`${url}: ${control.kind} "${control.name}"`, { cause: error })
        })
        pressed.push(...done)
        if (page.url() !== url) await open()
      }
    }
    return pressed
  } finally {
    await context.close()
  }
}

/** Presses a control, and the first button of what it opens. */
async function tryControl(phoneOf: Phone, control: Control): Promise<Pressed[]> {
  const { page } = phoneOf
  const before = await page.locator(overlay).count()
  const first = await press(phoneOf, control)
  if ((await page.locator(overlay).count()) === before) return first
  const [inner] = await page.evaluate(findControls, [overlay, kinds.slice(0, 1), false] as const)
  const second = inner ? await press(phoneOf, { ...inner, name: `${control.name} → ${inner.name}` }) : []
  await page.keyboard.press('Escape')
  return [...first, ...second]
}

const typed = new Set(['text', 'long text', 'rich text'])

async function press({ page, session, traffic }: Phone, control: Control): Promise<Pressed[]> {
  const target = page.locator(`[data-bench="${control.number}"]`).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) return []
  await page.evaluate(() => window.benchInteractions.clear())
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await delay(touching)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  if (typed.has(control.kind)) await page.keyboard.type('a room', { delay: touching })
  await delay(settling)
  await traffic.waitUntilIdle(timeout)
  const longest = await page.evaluate(() => [...window.benchInteractions.values()])
  const durations = longest.length > 0 ? longest : [shortest]
  const { kind, name } = control
  return [{ kind, name, durations: durations.map((duration) => Math.max(shortest, duration)) }]
}
