import { expect, type Page } from '@playwright/test'
import type { RemoteRoute } from '@within-reach/contract'
import { subject } from './subject'
import { diagnosticsOf } from './track'

/** The part of a declaration that a journey needs. */
export type OpenedPage = Pick<RemoteRoute, 'path' | 'title'>

/** The pages that every visitor can open: those that send nobody away, and are for everybody. */
export const openPages = <Declared extends RemoteRoute>(pages: readonly Declared[]): readonly Declared[] =>
  pages.filter(({ redirects, audience }) => redirects === undefined && audience === undefined)

/**
 * Expects that a page is shown by its remote, in the version of this run, without a fault and with one heading. Of the page's texts
 * it knows only the declared title.
 * @param declared the page, such as one of the list in `src/pages.ts`
 * @param remote its remote; by default the one under test
 */
export async function expectShown(
  page: Page,
  { path, title }: OpenedPage,
  remote: string = subject().remote,
): Promise<void> {
  const own = subject()
  await expectShownBy(page, path, { remote, version: remote === own.remote ? own.version : undefined })
  await expect(page, 'the title in the tab').toHaveTitle(`${title.en} · Within Reach`)
}

/**
 * Expects that a remote shows the page at a path, without a fault, and with one heading of whatever text.
 * @param by the remote, and the version that browsers get; undefined for any
 */
export async function expectShownBy(
  page: Page,
  path: string,
  { remote, version }: { readonly remote: string; readonly version?: string | undefined },
): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path)
  const expected = { shown: true, failed: [], ...(version !== undefined && { version }) }
  await expect.poll(() => stateOf(page, remote), `the state of ${remote}`).toMatchObject(expected)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading, 'the heading of the page').toHaveCount(1)
  await expect(heading).toBeVisible()
  // The section has replaced the prerendered content, and nothing is loading.
  await expect(page.locator('#prerendered, [data-loading], [aria-busy="true"]')).toHaveCount(0)
}

const stateOf = async (page: Page, remote: string) =>
  (await diagnosticsOf(page))?.remotes.find((one) => one.remote === remote)
