import { answerWithRows, openHeld } from '../site/held-page'
import { joinAs } from '../site/members'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test(
  'an inquiry is visible to its member before the scripts, and is the same afterwards',
  tags('@both-widths', '@mfe-safety'),
  async ({ page, visitor, baseURL }) => {
    const site = String(baseURL)
    const noa = await joinAs(page, 'noa')
    const subject = `A <b>"bed"</b> & {{title}} ${Date.now()}`
    await noa.ask('inqs', { subject, cont: 'Two suitcases, please.' })
    await page.goto('/mycases')
    const link = page.getByRole('main').getByRole('link').filter({ hasText: subject })
    const address = String(await link.getAttribute('href'))
    // The shell stores it once a page is idle.
    const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
    await page.context().addCookies([{ name: 'zone', value: zone, url: site }])

    await answerWithRows(page, address, 'Two suitcases, please.</dd>')
    const release = await openHeld(page, address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(subject)
    const look = async () => ({
      text: await main.innerText(),
      places: await main
        .getByRole('heading')
        .evaluateAll((all) => all.map((one) => window.scrollY + one.getBoundingClientRect().y)),
    })
    const drawn = await look()
    expect(drawn.text).toContain('Two suitcases, please.')
    await page.getByLabel('Write to your agent').fill('Typed early')

    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    await expect(page.getByLabel('Write to your agent')).toHaveValue('Typed early')
    await page.getByLabel('Write to your agent').fill('')
    expect(await look()).toEqual(drawn)

    const other = await visitor()
    await joinAs(other.page, 'jun')
    await other.context.addCookies([{ name: 'zone', value: zone, url: site }])
    expect(await (await other.page.request.get(address)).text()).not.toContain('Two suitcases')
  },
)
