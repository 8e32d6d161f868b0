import { answerWithRows, openHeld } from '../site/held-page'
import { markupOf } from '../site/markup'
import { joinAs, newPerson } from '../site/members'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test(
  'a conversation is visible at its end before the scripts, and stays there afterwards',
  tags('@both-widths', '@mfe-messages'),
  async ({ page, baseURL }) => {
    const site = String(baseURL)
    const reader = await joinAs(page, 'noa')
    const writer = await newPerson(site, 'sora')
    for (let number = 1; number <= 20; number++)
      await writer.sendMessage(reader, `Bus ${number} <b>stops</b> & {{cont}} "there"`)
    const last = 'Bus 20 <b>stops</b> & {{cont}} "there"'
    await page.goto('/conversations')
    const row = page.getByRole('main').getByRole('link', { name: /Bus 20/ })
    const address = String(await row.getAttribute('href'))
    // The shell stores it once a page is idle.
    const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
    await page.context().addCookies([{ name: 'zone', value: zone, url: site }])

    const reads: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/conversation') && reads.push(request.url()))
    await answerWithRows(page, address, 'Bus 20')
    const release = await openHeld(page, address)
    const log = page.getByRole('main').getByRole('log', { name: 'Messages' })
    await expect(log.getByText(last)).toBeInViewport({ ratio: 1 })
    await expect(log.getByRole('listitem').first()).toContainText(/Bus 1 /)
    await page.getByLabel('Message', { exact: true }).fill('Typed early')
    const drawn = await markupOf(log)
    const times = await log.getByRole('time').allTextContents()
    const place = await log.getByText(last).boundingBox()

    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Typed early')
    expect(await log.getByText(last).boundingBox()).toEqual(place)
    expect(await markupOf(log)).toBe(drawn)
    expect(await log.getByRole('time').allTextContents()).toEqual(times)
    // Drawing it marked nothing as read.
    await expect.poll(() => reads.length).toBe(1)
  },
)

test(
  'a conversation is drawn neither without a time zone nor for another member',
  tags('@one-width', '@mfe-messages'),
  async ({ page, visitor, baseURL }) => {
    const site = String(baseURL)
    const reader = await joinAs(page, 'noa')
    const writer = await newPerson(site, 'sora')
    const text = `Private ${Date.now()}`
    await writer.sendMessage(reader, text)
    await page.goto('/conversations')
    const row = page.getByRole('main').getByRole('link', { name: new RegExp(text) })
    const address = String(await row.getAttribute('href'))
    const drawn = async () => {
      const html = await (await page.request.get(address)).text()
      return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    }
    await page.context().addCookies([{ name: 'zone', value: 'Asia/Seoul', url: site }])
    await expect.poll(drawn).toContain(text)
    await page.context().addCookies([{ name: 'zone', value: 'Asia/Nowhere', url: site }])
    expect(await drawn()).not.toContain(text)

    const other = await visitor()
    await joinAs(other.page, 'jun')
    await other.context.addCookies([{ name: 'zone', value: 'Asia/Seoul', url: site }])
    expect(await (await other.page.request.get(address)).text()).not.toContain(text)
  },
)
