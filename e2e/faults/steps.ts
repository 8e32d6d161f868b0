import type { Page } from '@playwright/test'
import { liveFooter } from '../site/live-footer'
import { expect } from '../site/visit'
import type { EndFault } from './network'
import { askReach, type Section, userSpace } from './sections'

/**
 * Leaves a section, uses another one, and returns.
 * @param endFault called before the return
 */
export async function awayAndBack(
  page: Page,
  section: Section,
  endFault: EndFault = () => {},
): Promise<void> {
  const position = await positionOf(page)
  await section.leave(page)
  await goElsewhere(page, section)
  await endFault()
  await section.comeBack(page, (await positionOf(page)) - position)
}

/** Uses the footer, the header and the shell's own pages. */
export async function useShellPages(page: Page): Promise<void> {
  await liveFooter(page).getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await page.getByRole('banner').getByRole('link', { name: 'Within Reach, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Find Your Ideal Lifestyle')
}

/** Uses the footer, the header and a section of another remote. */
async function goElsewhere(page: Page, broken: Section): Promise<void> {
  await liveFooter(page).getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  const [menu, title, other] =
    broken.remote === askReach.remote
      ? (['User Space', 'Questions board', userSpace] as const)
      : (['Ask Reach', 'Long-term property', askReach] as const)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: menu }).hover()
  await header.getByRole('link', { name: title }).click()
  await other.expectShown(page)
  await other.use(page)
}

/** The page's position in its history. */
export const positionOf = (page: Page): Promise<number> =>
  page.evaluate(() => window.navigation.currentEntry?.index ?? 0)

/** A random mark of this load of the page: the same on every call, another after a reload. */
export const visitOf = (page: Page): Promise<string> =>
  page.evaluate(() => (document.documentElement.dataset.visit ??= String(Math.random())))
