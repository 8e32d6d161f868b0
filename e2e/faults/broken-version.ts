import type { Page } from '@playwright/test'
import { type Break, type BreakScreen, withLifecycles, withScreens } from '../site/broken-lifecycles'
import { liveVersion, publishFor } from '../site/published'
import { rebuilt } from '../site/rebuilt'
import { type SharedScope, withScope } from '../site/shared-scope'
import type { Mend } from './network'
import type { Section } from './sections'

/**
 * Gives a visitor a version with broken lifecycles, made from the live one.
 * @param name of the fault, for the version's name
 * @param harm does none any more once the page's root element is marked as mended
 */
export const brokenLifecycles = (page: Page, section: Section, name: string, harm: Break): Promise<Mend> =>
  give(page, section, name, withLifecycles(harm))

/** The same with broken screens. */
export const brokenScreens = (page: Page, section: Section, name: string, harm: BreakScreen): Promise<Mend> =>
  give(page, section, name, withScreens(harm))

/** Gives a visitor a version that gets other shared modules than the shell has. */
export const brokenScope = (
  page: Page,
  section: Section,
  name: string,
  change: (scope: SharedScope) => SharedScope,
): Promise<Mend> => give(page, section, name, withScope(change.toString()))

async function give(
  page: Page,
  { remote }: Section,
  name: string,
  entry: (container: string) => string,
): Promise<Mend> {
  await publishFor(page, rebuilt(await liveVersion(remote), name, { entry }))
  return () => page.evaluate(() => void (document.documentElement.dataset.mended = 'yes'))
}
