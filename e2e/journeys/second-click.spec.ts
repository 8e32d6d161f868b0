import type { Page, Request } from '@playwright/test'
import { joinAs } from '../site/members'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'
import { watchLoading } from '../site/watch-loading'

const post = {
  type: 'tr',
  region: 'Others',
  specificLocation: 'Lisbon',
  description: '<p>Bright, and two years old.</p>',
} as const

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'a post in view opens without the network',
  tags('@one-width', '@mfe-userspace'),
  async ({ visitor }) => {
    // The browser itself logs the pictures that it cannot load.
    const { page, context } = await visitor({ mayComplain: true })
    const author = await joinAs((await visitor()).page, 'mina')
    await author.publish({ ...post, subject: 'A desk lamp' })
    const reads = ['postDetail', 'cms'].map((call) => page.waitForResponse(`**/api/${call}`))
    await page.goto('/userspacetrade')
    // The code is loaded before the data, so it is complete as well.
    for (const read of reads) await (await read).finished()
    const row = page.locator('main a[href^="/view?"]').first()
    const subject = await row.innerText()
    await context.setOffline(true)

    const loading = await watchLoading(page)
    await row.click()
    await expect(heading(page)).toHaveText(subject)
    await expect(page.getByRole('textbox', { name: 'Leave a comment' })).toBeVisible()
    expect(await loading()).toEqual([])
  },
)

test(
  'a touched link loads code and data of another remote before the finger is lifted',
  tags('@one-width', '@mfe-userspace'),
  async ({ page }) => {
    const started = page.waitForRequest('**/record.json')
    await page.goto('/')
    await started
    const link = page.getByRole('main').getByRole('link', { name: /^Trade your stuff/ })
    const isRead = (request: Request) =>
      request.url().endsWith('/api/posts') && (request.postData() ?? '').includes('type=tr')
    const read = page.waitForResponse((answer) => isRead(answer.request()))
    await link.dispatchEvent('pointerdown', { pointerType: 'touch' })
    await (await read).finished()

    const loading = await watchLoading(page)
    const later: string[] = []
    page.on('request', (request) => isRead(request) && later.push(request.url()))
    await link.click()
    await expect(heading(page)).toHaveText('Trade your stuff')
    expect(later).toEqual([])
    expect(await loading()).toEqual([])
  },
)

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 400 } })

  test(
    'back and forward show a list and a post as they were left, without loading them',
    tags('@one-width', '@mfe-userspace'),
    async ({ page, visitor }) => {
      const author = await joinAs((await visitor()).page, 'mina')
      for (const number of [1, 2, 3, 4, 5, 6])
        await author.publish({ ...post, subject: `A desk lamp, ${number}` })
      await page.goto('/userspacetrade')
      const row = page.locator('main li h2 a').nth(5)
      const subject = await row.innerText()
      await expect(page.locator('#prerendered')).toHaveCount(0)
      await row.scrollIntoViewIfNeeded()
      const position = () => page.evaluate(() => window.scrollY)
      const left = await position()
      expect(left).toBeGreaterThan(0)
      await row.click()
      await expect(heading(page)).toHaveText(subject)
      await expect(page.getByRole('textbox', { name: 'Leave a comment' })).toBeVisible()

      const loading = await watchLoading(page)
      await page.goBack()
      await expect(row).toBeVisible()
      await expect.poll(position).toBe(left)
      await expect(heading(page)).toBeFocused()
      await page.goForward()
      await expect(heading(page)).toHaveText(subject)
      expect(await loading()).toEqual([])
    },
  )
})
