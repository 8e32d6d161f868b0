import type { Page } from '@playwright/test'
import { withScreens } from '../site/broken-lifecycles'
import { joinAs } from '../site/members'
import { expect, test } from '../site/own-site'
import { liveVersion } from '../site/published'
import { tags } from '../site/tags'
import { publishVariant } from '../site/variant'

const remote = 'mfe-askreach'

const late = 'This text is painted late.'

/**
 * Makes the screens of a version block their first render and each click for 1.2 seconds, and paint their largest text four
 * seconds late: much longer than what a busy machine adds.
 */
const slow = withScreens((createElement) => {
  const blockFor = (milliseconds: number) => {
    const until = performance.now() + milliseconds
    while (performance.now() < until);
  }
  const block = () => blockFor(1200)
  let rendered = false
  return (screen) => {
    if (!rendered) blockFor(1200)
    rendered = true
    const paintLate = (element: HTMLElement | null) => {
      setTimeout(() => {
        if (element) element.textContent = 'This text is painted late. '.repeat(80)
      }, 4000)
    }
    const text = createElement('p', { key: 'late', ref: paintLate, style: { fontSize: '2rem' } })
    return createElement('div', { onClickCapture: block, children: [text, screen()] })
  }
})

/**
 * Opens a page, clicks into its section, and leaves it.
 * @param isLate whether the largest text comes late: it counts until the click
 */
async function visit(page: Page, isLate = false): Promise<void> {
  const measuring = page.waitForResponse(/\/assets\/vitals\.[^/]+\.js$/)
  await page.goto('/askreachlongtermproperty')
  await (await measuring).finished()
  if (isLate) await expect(page.getByText(late)).toBeVisible()
  await page.getByRole('heading', { level: 1, name: 'Long-term property' }).click()
  // INP is measured up to the next paint.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
  await page.goto('about:blank')
}

test(
  'a candidate that paints late and blocks its mount and clicks has worse figures than the current version, and operators see both',
  tags('@full', '@one-width', '@mfe-askreach', '@mfe-console'),
  async ({ site, registry, visitor }) => {
    const { page: console } = await visitor()
    const { email } = await joinAs(console, 'ops')
    await registry.grant(email)
    const vitalsOf = async (version: string) => (await registry.healthOf(remote, version))?.vitals
    const measured = { lcp: { views: 1 }, inp: { views: 1 }, cls: { views: 1 }, mount: { views: 1 } }

    const current = (await liveVersion(remote, site.url)).record.version
    await visit((await visitor()).page)
    await expect.poll(() => vitalsOf(current)).toMatchObject(measured)

    const candidate = await publishVariant(site, registry, remote, 'slow', { entry: slow })
    await registry.change({ type: 'canary', remote, version: candidate, percent: 100 })
    await visit((await visitor()).page, true)
    await expect.poll(() => vitalsOf(candidate)).toMatchObject(measured)

    const [before, after] = [await vitalsOf(current), await vitalsOf(candidate)]
    expect(after?.lcp?.value).toBeGreaterThan(4000)
    expect(after?.lcp?.value).toBeGreaterThan((before?.lcp?.value ?? Infinity) * 1.2)
    expect(after?.inp?.value).toBeGreaterThan(1100)
    expect(after?.inp?.value).toBeGreaterThan((before?.inp?.value ?? Infinity) * 1.2)
    expect(after?.mount?.value).toBeGreaterThan(1100)
    expect(after?.mount?.value).toBeGreaterThan((before?.mount?.value ?? Infinity) + 500)

    await console.goto(`/console/remote?name=${remote}`)
    const speedOf = (version: string) =>
      console
        .getByRole('article', { name: `Health of ${version}`, exact: true })
        .getByRole('region', { name: '75 of 100 views are no worse than' })
    await expect(speedOf(current)).toContainText(/Largest paint[\d.]+ m?s/)
    await expect(speedOf(candidate)).toContainText(/Largest paint[\d.]+ s/)
    await expect(speedOf(candidate)).toContainText(/Mount on the main thread[\d.]+ m?s/)
  },
)
