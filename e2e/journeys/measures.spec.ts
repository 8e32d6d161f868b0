import type { Locator, Page } from '@playwright/test'
import { memberRoutes, openRoutes, type Route } from '../site/routes'
import { expect, test } from '../site/visit'
import { openMessages, postRoommateAd, signUp, somebody } from './people'

// The figures of the specification's section 9, measured as a browser lays them out. A rem is 16 px here.

/** The breakpoints, and the narrowest screen that there is. */
const widths = [1130, 1024, 768, 633, 628, 425, 375, 320]
const ad = {
  region: 'United Kingdom',
  place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  subject: `A room ${'in a very quiet house '.repeat(6)}${'w'.repeat(60)}`,
  text: `Bills included https://example.com/${'a-long-address-without-a-space'.repeat(5)}`,
}

test.skip(({ narrow }) => narrow, 'it chooses its own widths')

async function expectNoSidewaysScrolling(page: Page, [address, heading]: Route): Promise<void> {
  await page.setViewportSize({ width: 1130, height: 800 })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }), address).toContainText(heading)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // Less than nothing where room is kept for a scrollbar.
    await expect.poll(tooWide, `${address} at ${width} px`).toBeLessThanOrEqual(0)
  }
}

const boxOf = async (element: Locator): Promise<{ y: number; width: number; height: number }> => {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  if (!box) throw new Error('it has no box')
  return box
}

test('no open page scrolls sideways at any breakpoint, down to 320 px', async ({ page }) => {
  test.setTimeout(180_000)
  for (const route of openRoutes) await expectNoSidewaysScrolling(page, route)
})

test('no page of a member scrolls sideways at any breakpoint, down to 320 px', async ({ page }) => {
  test.setTimeout(180_000)
  await signUp(page, somebody('mina'))
  for (const route of memberRoutes) await expectNoSidewaysScrolling(page, route)
  await postRoommateAd(page, ad)
  const link = page.getByRole('link', { name: ad.subject }).first()
  const address = (await link.getAttribute('href')) ?? ''
  await expectNoSidewaysScrolling(page, ['/userspacefindyourroommate', 'Find your roommate'])
  await expectNoSidewaysScrolling(page, [address, 'A room'])

  await test.step('the comment button is 60 by 30 px', async () => {
    const { width, height } = await boxOf(page.getByRole('button', { name: 'Post', exact: true }))
    expect({ width, height }).toEqual({ width: 60, height: 30 })
  })
})

test('header, footer and content have the sizes of the specification', async ({ page }) => {
  await page.goto('/userspacetrade')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trade your stuff')
  expect((await boxOf(page.getByRole('banner'))).height).toBe(90)
  expect((await boxOf(page.getByRole('contentinfo'))).height).toBe(240)
  await page.setViewportSize({ width: 1920, height: 1080 })
  expect((await boxOf(page.getByRole('banner').locator('> :visible'))).width).toBeLessThanOrEqual(1129.6)
  for (const part of await page.getByRole('main').locator('section, article').all())
    if (await part.isVisible()) expect((await boxOf(part)).width).toBeLessThanOrEqual(1129.6)

  await page.setViewportSize({ width: 768, height: 800 })
  expect((await boxOf(page.getByRole('banner'))).height).toBe(66)
})

test('the form of the login page is 22.5 rem wide', async ({ page }) => {
  await page.goto('/login')
  expect((await boxOf(page.getByRole('main').locator('form'))).width).toBe(360)
})

test('a popup is 22.5 by 12.5 rem', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click({ force: true })
  const { width, height } = await boxOf(page.getByRole('dialog'))
  expect({ width, height }).toEqual({ width: 360, height: 200 })
})

test('the message panel is 43.75 rem high, and its list pane 37', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signUp(page, somebody('mina'))
  await openMessages(page)
  const panel = page.getByRole('dialog', { name: 'Messages' })
  expect((await boxOf(panel)).height).toBe(700)
  const list = await boxOf(panel.getByRole('tabpanel', { name: 'Inbox' }))
  const tops = [panel.getByRole('button', { name: 'Write' }), panel.getByRole('searchbox')].map(boxOf)
  const top = Math.min(...(await Promise.all(tops)).map(({ y }) => y))
  expect(Math.round(list.y + list.height - top)).toBe(592)
})

test('page numbers stand 1.75 rem apart', async ({ page }) => {
  await page.goto('/userspacejobs')
  const numbers = page.getByRole('navigation', { name: 'Pages' }).getByRole('list')
  await expect(numbers).toHaveCSS('column-gap', '28px')
})

test('the plane slides across once, over 4 seconds', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Within Reach')
  const flights = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
      return { duration, iterations }
    }),
  )
  expect(flights.length).toBeGreaterThan(0)
  expect(new Set(flights.map((flight) => JSON.stringify(flight)))).toEqual(
    new Set([JSON.stringify({ duration: 4000, iterations: 1 })]),
  )
})

test('at 768 px a board is cards and tabs, and above it a table and a drop-down', async ({ page }) => {
  test.setTimeout(90_000)
  await signUp(page, somebody('mina'))
  const subject = 'A room with cards and tabs'
  await postRoommateAd(page, { ...ad, subject })
  const main = page.getByRole('main')
  for (const [width, wide] of [
    [769, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(main.getByRole('table')).toBeVisible({ visible: wide })
    await expect(main.getByRole('combobox', { name: 'Region' })).toBeVisible({ visible: wide })
    await expect(main.getByRole('tab', { name: 'United Kingdom' })).toBeVisible({ visible: !wide })
    // The other layout's link is there for nobody, not even a screen reader.
    await expect(main.getByRole('link', { name: subject })).toHaveCount(1)
  }
})
