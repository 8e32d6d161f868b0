import type { Locator, Page } from '@playwright/test'
import { slowDocuments } from '../site/arriving-in-parts'
import { pages } from '../site/routes'
import { shiftsOf, watchShifts } from '../site/shifts'
import { holdBack } from '../site/hold-back'
import { newPerson } from '../site/members'
import { tags } from '../site/tags'
import { expect, required, test } from '../site/visit'
import { drawPicture } from './people'

// With animations, because they can cause layout shifts.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Publishes an ad with a picture of 400 by 300 pixels. @param page draws the picture */
async function publish(page: Page): Promise<{ address: string; subject: string }> {
  const author = await newPerson(required('SITE_URL'), 'mina')
  const subject = `A still room ${Math.random().toString(36).slice(2, 8)}`
  const picture = await drawPicture(page)
  const location = { region: 'United Kingdom', specificLocation: 'Leeds' }
  const address = await author.publish({
    type: 'fr',
    ...location,
    subject,
    description: 'Bills included',
    picture,
  })
  return { address, subject }
}

/** Delays the pictures of posts until they are released. */
const holdPictures = (page: Page) => holdBack(page, '**/files/**')

const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)

test(
  'nothing moves when the pictures of a post load late',
  tags('@mfe-userspace'),
  async ({ page, visitor }) => {
    const { address } = await publish(page)
    const thumbnail = page.getByRole('button', { name: /^Open picture 1 of 1/ })
    const comments = page.getByRole('heading', { name: 'Comments' })

    await test.step('on its page', async () => {
      const release = await holdPictures(page)
      // The pictures delay the load event.
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await expect(page.getByText('No comments yet.')).toBeVisible()
      const picture = thumbnail.locator('img')
      expect(await widthOf(picture)).toBe(0)
      await page.evaluate(() => document.fonts.ready)
      const before = await comments.boundingBox()
      release()
      await expect.poll(() => widthOf(picture)).toBe(400)
      expect(await comments.boundingBox()).toEqual(before)
    })

    await test.step('in the lightbox', async () => {
      const { page: other } = await visitor()
      const release = await holdPictures(other)
      await other.goto(address, { waitUntil: 'domcontentloaded' })
      await other.getByRole('button', { name: /^Open picture 1 of 1/ }).click()
      const picture = other.getByRole('dialog').getByRole('img')
      expect(await widthOf(picture)).toBe(0)
      const before = await picture.boundingBox()
      expect(before?.width).toBeGreaterThan(300)
      release()
      await expect.poll(() => widthOf(picture)).toBe(400)
      expect(await picture.boundingBox()).toEqual(before)
    })
  },
)

test(
  'nothing moves while a page is loading',
  tags('@both-widths', '@mfe-userspace', '@mfe-account', '@mfe-askreach'),
  async ({ page }) => {
    const { address, subject } = await publish(page)
    await watchShifts(page)
    const main = page.getByRole('main')
    const pages: readonly [address: string, last: Locator][] = [
      ['/', page.getByRole('heading', { level: 1 })],
      ['/userspacefindyourroommate', main.getByRole('link', { name: subject })],
      [address, page.getByText('No comments yet.')],
      ['/login', main.getByLabel('Email')],
      ['/askreachlongtermproperty', main.getByRole('textbox').first()],
    ]
    for (const [open, last] of pages) {
      await page.goto(open)
      await expect(last).toBeVisible()
      expect.soft(await shiftsOf(page), open).toEqual([])
    }

    await test.step('a shift would be detected', async () => {
      await main.evaluate((element) => (element.style.marginBlockStart = '150px'))
      await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0)
    })
  },
)

test(
  'nothing moves while a document arrives in parts',
  tags('@mfe-userspace', '@mfe-account', '@mfe-askreach', '@mfe-safety'),
  async ({ page }) => {
    test.slow()
    const { address } = await publish(page)
    const { url, close } = await slowDocuments(required('SITE_URL'))
    await watchShifts(page)
    const open = Object.values(pages).flatMap((owner) => owner.open.map(([route]) => route))
    try {
      for (const route of [...open, address]) {
        await page.goto(url + route)
        expect.soft(await shiftsOf(page), route).toEqual([])
      }
    } finally {
      close()
    }
  },
)
