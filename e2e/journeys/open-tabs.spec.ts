import type { Page } from '@playwright/test'
import { diagnosticsOf } from '@within-reach/kit/journey-parts'
import { liveFooter } from '../site/live-footer'
import { joinAs } from '../site/members'
import type { RegistryClient } from '../site/registry-client'
import { expect, test } from '../site/own-site'
import type { Site } from '../site/run-site'
import { tags } from '../site/tags'
import { publishVariant } from '../site/variant'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Marks this load of a page. @returns a function that tells whether the page was not loaded again */
async function visitOf(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => void (document.documentElement.dataset.visit = 'first'))
  return () => page.evaluate(() => document.documentElement.dataset.visit === 'first')
}

/** The version of a remote in a page. */
async function versionOf(page: Page, remote: string): Promise<string | undefined> {
  const diagnostics = await diagnosticsOf(page)
  return diagnostics?.remotes.find((one) => one.remote === remote)?.version
}

/** A person leaves the tab for two minutes and returns. The tab then checks for updates. */
async function comeBackLater(page: Page): Promise<void> {
  const checked = page.waitForResponse('**/api/registry/decision')
  await page.clock.setSystemTime(Date.now() + 120_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await checked).finished()
}

async function goTo(page: Page, title: string): Promise<void> {
  await liveFooter(page).getByRole('link', { name: title }).click()
  await expect(heading(page)).toHaveText(title)
}

/** Fills a part of a form, then lets an update go live and the tab check for it. */
async function beginFormBeforeUpdate(page: Page, site: Site, registry: RegistryClient) {
  const remote = 'mfe-askreach'
  const area = page.getByLabel('Area in mind')
  const version = () => versionOf(page, remote)
  await page.clock.install()
  await page.goto('/askreachlongtermproperty')
  await area.fill('Near Hongik University')
  const isFirstVisit = await visitOf(page)
  const first = await version()
  const newer = await publishVariant(site, registry, remote, 'newer')
  await registry.change({ type: 'promote', remote, version: newer })
  await comeBackLater(page)
  return { area, isFirstVisit, version, first, newer }
}

test(
  'a tab keeps its versions while an update goes live, and gets it with the next page',
  tags('@one-width', '@mfe-userspace', '@mfe-account'),
  async ({ page, site, registry }) => {
    const remote = 'mfe-userspace'
    const says = (text: string) =>
      expect(page.getByText(`${text} from people who are moving away.`)).toBeVisible()
    await page.clock.install()
    await page.goto('/userspacetrade')
    await says('Second-hand things')
    const isFirstVisit = await visitOf(page)
    const first = await versionOf(page, remote)

    const newer = await publishVariant(site, registry, remote, 'treasures', {
      script: (code) => code.replaceAll('Second-hand things', 'Treasures'),
    })
    await registry.change({ type: 'promote', remote, version: newer })

    await test.step('it keeps its versions, also for files that it loads later', async () => {
      await goTo(page, 'Terms of Use')
      await page.goBack()
      await says('Second-hand things')
      await page.getByRole('link', { name: 'Post', exact: true }).click()
      await expect(heading(page)).toHaveText('Log-in')
      await page.goBack()
      await says('Second-hand things')
      expect(await isFirstVisit()).toBe(true)
      expect(await versionOf(page, remote)).toBe(first)
    })

    await test.step('after it has checked for updates, the next page is of the newer version', async () => {
      await comeBackLater(page)
      await says('Second-hand things')
      expect(await isFirstVisit()).toBe(true)
      await expect(page.locator('html')).toHaveAttribute('data-update')
      // The tab first verifies the signature of the answer. No event reports the end of that.
      await expect(async () => {
        await goTo(page, 'Terms of Use')
        await goTo(page, 'Privacy Policy')
        expect(await isFirstVisit()).toBe(false)
      }).toPass()
      await page.goto('/userspacetrade')
      await says('Treasures')
      expect(await versionOf(page, remote)).toBe(newer)
    })
  },
)

test(
  'no unsaved work is lost to an update: it is offered, asks first, and keeps the draft',
  tags('@one-width', '@mfe-askreach'),
  async ({ page, site, registry }) => {
    const { area, isFirstVisit, version, first, newer } = await beginFormBeforeUpdate(page, site, registry)

    const offer = page.getByText('A newer version of this site is ready')
    const update = page.getByRole('button', { name: 'Update' })
    await test.step('the update is offered, and asks before the page reloads', async () => {
      await expect(offer).toBeVisible()
      // No page is loaded ahead over unsaved work.
      await expect(page.locator('html')).not.toHaveAttribute('data-update')
      await expect(area).toHaveValue('Near Hongik University')
      await update.click()
      await expect(page.getByRole('dialog')).toContainText('Text that you have not sent may be lost.')
      await page.getByRole('button', { name: 'Keep typing' }).click()
      await area.fill('Near Hongik University, with a garden')
      expect(await isFirstVisit()).toBe(true)
      expect(await version()).toBe(first)
    })
    await test.step('leaving the form keeps its text', async () => {
      await goTo(page, 'Terms of Use')
      expect(await isFirstVisit()).toBe(true)
      await page.goBack()
      await expect(page.getByText('We kept your draft')).toBeVisible()
      await expect(area).toHaveValue('Near Hongik University, with a garden')
      expect(await isFirstVisit()).toBe(false)
      expect(await version()).toBe(newer)
    })
  },
)

test(
  'a person who accepts the offer gets the update and the unsaved work',
  tags('@full', '@one-width', '@mfe-askreach'),
  async ({ page, site, registry }) => {
    const { area, isFirstVisit, version, newer } = await beginFormBeforeUpdate(page, site, registry)

    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('We kept your draft')).toBeVisible()
    await expect(area).toHaveValue('Near Hongik University')
    expect(await isFirstVisit()).toBe(false)
    expect(await version()).toBe(newer)
  },
)

test(
  'a closed region refuses a post of an open tab, which keeps its text, and the next page shows the region as closed',
  tags('@one-width', '@mfe-userspace'),
  async ({ visitor, registry }) => {
    const { revision } = await registry.status()
    // The browser itself logs the refused request.
    const { page } = await visitor({ mayComplain: true })
    await joinAs(page, 'mina')
    await page.goto('/post?type=fr')
    await expect(page.getByRole('button', { name: 'Create' })).toBeVisible()
    await page.getByLabel('Region').selectOption('South Korea')
    await page.getByLabel('Specific location').fill('Mapo')
    await page.getByLabel('Subject').fill('A room near the river')
    await expect(page.getByRole('toolbar', { name: 'Text format' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Description' }).fill('A bright room')

    await registry.change({
      type: 'region',
      remote: 'mfe-userspace',
      region: 'South Korea',
      open: false,
    })
    await page.getByRole('button', { name: 'Create' }).click()
    const refused = page.getByRole('dialog').filter({ hasText: 'This region is not open for new posts yet.' })
    await expect(refused).toContainText('everything you typed is still here')
    await refused.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByLabel('Subject')).toHaveValue('A room near the river')
    await expect(page.getByRole('textbox', { name: 'Description' })).toContainText('A bright room')

    await page.reload()
    await expect(page.getByRole('option', { name: 'South Korea (not open yet)' })).toBeDisabled()
    await page.getByLabel('Region').selectOption('United Kingdom')
    await expect(page.getByLabel('Subject')).toHaveValue('A room near the river')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('link', { name: 'A room near the river' })).toBeVisible()

    await registry.undo(revision + 1)
    await page.goto('/post?type=fr')
    await expect(page.getByRole('option', { name: 'South Korea', exact: true })).toBeEnabled()
  },
)
