import type { Page } from '@playwright/test'
import { type Break, type BreakScreen, withLifecycles, withScreens } from '../site/broken-lifecycles'
import { liveVersion, publishFor } from '../site/published'
import { rebuilt } from '../site/rebuilt'
import { type SharedScope, withScope } from '../site/shared-scope'
import type { EndFault } from './network'
import type { Section } from './sections'

/**
 * Gives a visitor a version with broken lifecycles, made from the live one.
 * @param name of the fault, for the version's name
 * @param harm breaks the lifecycles until the page's root element has `data-fault-ended`
 */
export const brokenLifecycles = (
  page: Page,
  section: Section,
  name: string,
  harm: Break,
): Promise<EndFault> => publishBroken(page, section, name, withLifecycles(harm))

/** Gives a visitor a version with broken screens. */
export const brokenScreens = (
  page: Page,
  section: Section,
  name: string,
  harm: BreakScreen,
): Promise<EndFault> => publishBroken(page, section, name, withScreens(harm))

/** Gives a visitor a version that gets changed shared modules. */
export const brokenScope = (
  page: Page,
  section: Section,
  name: string,
  change: (scope: SharedScope) => SharedScope,
): Promise<EndFault> => publishBroken(page, section, name, withScope(change.toString()))

async function publishBroken(
  page: Page,
  { remote }: Section,
  name: string,
  entry: (container: string) => string,
): Promise<EndFault> {
  await publishFor(page, rebuilt(await liveVersion(remote), name, { entry }))
  return () => page.evaluate(() => void (document.documentElement.dataset.faultEnded = 'yes'))
}
