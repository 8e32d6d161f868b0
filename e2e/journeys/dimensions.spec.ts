import type { Locator } from '@playwright/test'
import { settled } from '../site/accessibility'
import { joinAs, newPerson } from '../site/members'
import { expectNoSidewaysScrolling, tooWide } from '../site/sideways'
import { spec } from '../site/spec'
import { tags } from '../site/tags'
import { expect, required, test } from '../site/visit'
import { drawPicture, openMessages } from './people'

// Measures the figures of the specification's section 9. A rem is 16 px here. Each test chooses its own widths.

const ad = {
  type: 'fr',
  region: 'United Kingdom',
  specificLocation: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  subject: `A room ${'in a very quiet house '.repeat(6)}${'w'.repeat(60)}`,
  description: `Bills included https://example.com/${'a-long-address-without-a-space'.repeat(5)}`,
} as const

const boxOf = async (element: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  // The page of the HTML is replaced by the live one, and the element with it.
  await expect(element.page().locator('#prerendered')).toHaveCount(0)
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  if (!box) throw new Error('the element has no box')
  return box
}

/** Whether the content of an element is wider than the element, which has room for at least one letter. */
const cutOff = (element: Locator): Promise<boolean> =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth || clientWidth < 32)

test(
  'long words in a post never make a page scroll sideways, and the comment button is 60 by 30 px',
  {
    ...tags('@one-width', '@mfe-userspace'),
    annotation: spec('9.layout.breakpoints', '9.layout.comment-button', 'readings.breakpoints'),
  },
  async ({ page }) => {
    const author = await joinAs(page, 'mina')
    const address = await author.publish({ ...ad, picture: await drawPicture(page) })
    await page.goto('/userspacefindyourroommate')
    await expect(page.getByRole('link', { name: ad.subject }).first()).toBeVisible()
    await expectNoSidewaysScrolling(page, 'the board')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A room')
    await expectNoSidewaysScrolling(page, 'the post')
    const { width, height } = await boxOf(page.getByRole('button', { name: 'Post', exact: true }))
    expect({ width, height }).toEqual({ width: 60, height: 30 })
  },
)

test(
  'letters of twice the size never make the editor or a job scroll sideways on a phone',
  tags('@one-width', '@mfe-userspace'),
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    const author = await joinAs(page, 'mina')
    const address = await author.publish({ ...ad, type: 'jobs', jstatus: 'Recruit' })
    for (const path of ['/jobspost', address]) {
      await page.goto(path)
      await settled(page)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await expect.poll(() => tooWide(page), path).toBeLessThanOrEqual(0)
    }
  },
)

test(
  'letters of twice the size cut off no card with a photo and no nick on a phone',
  tags('@one-width', '@mfe-userspace', '@mfe-messages'),
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    const mina = await joinAs(page, 'mina')
    await mina.publish({ ...ad, subject: 'A room' })
    const alex = await newPerson(required('SITE_URL'), 'alexandria')
    await alex.sendMessage(mina, 'Hello')
    const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await page.goto('/find?type=fr')
    await settled(page)
    await enlarge()
    await expect.poll(() => cutOff(page.getByRole('article').first())).toBe(false)
    await page.goto('/conversations')
    await settled(page)
    await enlarge()
    const nick = page.getByRole('main').getByText(alex.nick)
    await expect.poll(() => cutOff(nick)).toBe(false)
    await nick.click()
    await settled(page)
    await enlarge()
    await expect.poll(() => cutOff(page.getByRole('heading', { level: 1 }))).toBe(false)
  },
)

test(
  'header, footer and content have the sizes of the specification',
  {
    ...tags('@one-width', '@mfe-userspace'),
    annotation: spec(
      '2.header.replaced',
      '9.layout.content',
      '9.layout.headers',
      '9.layout.footer',
      'readings.name',
    ),
  },
  async ({ page }) => {
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
  },
)

test(
  'the form of the login page is 22.5 rem wide',
  { ...tags('@one-width', '@mfe-account'), annotation: spec('9.layout.auth') },
  async ({ page }) => {
    await page.goto('/login')
    await settled(page)
    expect((await boxOf(page.getByRole('main').locator('form'))).width).toBe(360)
  },
)

test(
  'a popup is 22.5 by 12.5 rem',
  { ...tags('@one-width', '@mfe-account'), annotation: spec('2.dialog.size', '9.popup') },
  async ({ page }) => {
    await page.goto('/signup')
    await settled(page)
    await page.getByRole('button', { name: 'Sign up', exact: true }).click({ force: true })
    const { width, height } = await boxOf(page.getByRole('dialog'))
    expect({ width, height }).toEqual({ width: 360, height: 200 })
  },
)

test(
  'the message panel is 43.75 rem high, and its list pane 37',
  { ...tags('@one-width', '@mfe-messages'), annotation: spec('9.layout.message-panel') },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await joinAs(page, 'mina')
    await page.goto('/')
    await openMessages(page)
    const panel = page.getByRole('dialog', { name: 'Messages' })
    expect((await boxOf(panel)).height).toBe(700)
    const list = await boxOf(panel.getByRole('tabpanel', { name: 'Inbox' }))
    const tops = [panel.getByRole('button', { name: 'Write' }), panel.getByRole('searchbox')].map(boxOf)
    const top = Math.min(...(await Promise.all(tops)).map(({ y }) => y))
    expect(Math.round(list.y + list.height - top)).toBe(592)
  },
)

test(
  'page numbers are 1.75 rem apart',
  { ...tags('@one-width', '@mfe-userspace'), annotation: spec('9.layout.pages') },
  async ({ page }) => {
    await page.goto('/userspacejobs')
    const numbers = page.getByRole('navigation', { name: 'Pages' }).getByRole('list')
    await expect(numbers).toHaveCSS('column-gap', '28px')
  },
)

test(
  'the plane slides across once, over 4 seconds',
  { ...tags('@one-width'), annotation: spec('2.home.plane', '9.plane') },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // Recorded at the start: on a busy machine the animation may end before the test reads it.
    await page.addInitScript(() => {
      addEventListener('animationstart', () => {
        window.flights = document.getAnimations().map((animation) => {
          const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
          return JSON.stringify({ duration, iterations })
        })
      })
    })
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => window.flights?.length ?? 0)).toBeGreaterThan(0)
    const flights = await page.evaluate(() => window.flights)
    expect(new Set(flights)).toEqual(new Set([JSON.stringify({ duration: 4000, iterations: 1 })]))
  },
)

test(
  'at 768 px a board is cards and tabs, and above it a table and a drop-down',
  { ...tags('@one-width', '@mfe-userspace'), annotation: spec('readings.cards') },
  async ({ page }) => {
    const author = await joinAs(page, 'mina')
    const subject = 'A room with cards and tabs'
    await author.publish({ ...ad, subject })
    await page.goto('/userspacefindyourroommate')
    await expect(page.getByRole('link', { name: subject })).toBeVisible()
    const main = page.getByRole('main')
    for (const [width, wide] of [
      [769, true],
      [768, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(main.getByRole('table')).toBeVisible({ visible: wide })
      await expect(main.getByRole('combobox', { name: 'Region' })).toBeVisible({ visible: wide })
      await expect(main.getByRole('tab', { name: 'United Kingdom' })).toBeVisible({ visible: !wide })
      // The link of the other layout is hidden, also from screen readers.
      await expect(main.getByRole('link', { name: subject })).toHaveCount(1)
    }
  },
)

test(
  'at 375 px the row of regions shows on which side it continues, and the whole chosen region',
  { ...tags('@one-width', '@mfe-userspace'), annotation: spec('2.board.tabs') },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/userspacetrade')
    const row = page.getByRole('main').getByRole('tablist', { name: 'Region' })
    const frame = row.locator('..')
    await expect(frame).toHaveAttribute('data-more', 'end')
    await row.getByRole('tab', { name: 'Others' }).press('Enter')
    await page.reload()
    await expect(row.getByRole('tab', { name: 'Others', selected: true })).toBeVisible()
    await expect(frame).toHaveAttribute('data-more', 'start')
    const chosen = await boxOf(row.getByRole('tab', { name: 'Others' }))
    const whole = await boxOf(row)
    expect(chosen.x + chosen.width).toBeLessThanOrEqual(whole.x + whole.width)
  },
)

declare global {
  interface Window {
    /** The duration and the number of runs of every animation of the page, as JSON. */
    flights?: string[]
  }
}
