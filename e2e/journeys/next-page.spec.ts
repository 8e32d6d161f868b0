import { expect, test } from '../site/own-site'
import { openTab, type TabPage } from '../site/tab'
import { tags } from '../site/tags'
import { publishVariant } from '../site/variant'
import { wholeChromium } from '../site/whole-chromium'

test.skip(wholeChromium === undefined, 'needs a whole Chromium')

const remote = 'mfe-userspace'
const link = 'main a[href="/userspacetrade"]'

/** Adds `wait()`, which advances the page's clock: a tab checks for updates a minute after it was opened. */
const clock = `{
  const now = Date.now
  let later = 0
  Date.now = () => now() + later
  window.wait = (milliseconds) => (later += milliseconds)
}`
const isRunning = 'document.body !== null && document.getElementById("prerendered") === null'
const becomes = (page: TabPage, expression: string) =>
  expect.poll(() => page.evaluate<unknown>(expression).catch(String)).toBe(true)

test(
  'after a deploy, the page of a link is loaded before the click, and opens at once',
  tags('@full', '@one-width', '@mfe-userspace'),
  async ({ site, registry }, testInfo) => {
    const tab = await openTab(wholeChromium ?? '', clock)
    const { page } = tab
    try {
      await tab.open(`${site.url}/`)
      await becomes(page, isRunning)
      const newer = await publishVariant(site, registry, remote, 'newer')
      await registry.change({ type: 'promote', remote, version: newer })
      await page.evaluate('window.wait(120_000), document.dispatchEvent(new Event("visibilitychange")), 0')
      await becomes(page, 'document.documentElement.hasAttribute("data-update")')

      await tab.point(link)
      const ahead = await tab.ahead
      await becomes(ahead, `document.prerendering && ${isRunning}`)
      const called = await ahead.evaluate<string[]>(
        'performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname).filter((path) => path.startsWith("/api/"))',
      )
      expect(called).toEqual([])

      await ahead.evaluate(`document.addEventListener('prerenderingchange', () => {
        const painted = () => (window.painted = performance.timeOrigin + performance.now())
        requestAnimationFrame(() => requestAnimationFrame(painted))
      }), 0`)
      await page.evaluate(`document.addEventListener('click', ({ timeStamp }) => {
        localStorage.clicked = performance.timeOrigin + timeStamp
      }, { capture: true }), 0`)
      await tab.point(link, true)
      await becomes(ahead, 'window.painted !== undefined')
      expect(
        await ahead.evaluate('window.withinReach.diagnostics().remotes.map(({ version }) => version)'),
      ).toContain(newer)
      expect(
        await ahead.evaluate('performance.getEntriesByType("navigation")[0].activationStart'),
      ).toBeGreaterThan(0)
      expect(await ahead.evaluate('document.querySelector("h1").textContent')).toBe('Trade your stuff')
      const after = await ahead.evaluate<number>('window.painted - localStorage.clicked')
      testInfo.annotations.push({ type: 'from click to paint', description: `${Math.round(after)} ms` })
    } finally {
      await tab.close()
    }
  },
)
