import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './visit'

/**
 * Checks the current page with axe (WCAG 2.2 A and AA, and axe's own good practices), and that it does not scroll
 * sideways.
 * @param state the name of the page's state, for the failure: one test checks many
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Legacy mode supports only pages without frames. The default mode opens a second page to collect results of frames.
  expect(page.frames(), `frames of ${state}, which axe would not check`).toHaveLength(1)
  // In the middle of a transition, a color is neither the one nor the other.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])),
    ),
  )
  // Only violations are read, so passed checks need no details.
  // axe leaves the one rule of WCAG 2.2 AA out unless it is asked for.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
  expect.soft(found, `axe at ${state}`).toEqual([])
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(sideways, `pixels that ${state} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Waits until a page is loaded: its heading is visible and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  // The section has replaced the prerendered content.
  await expect(page.locator('#prerendered, [data-loading], [aria-busy="true"]')).toHaveCount(0)
}
