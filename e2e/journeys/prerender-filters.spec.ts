import { answerWithRows, openHeld } from '../site/held-page'
import { markupOf } from '../site/markup'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test(
  'what to take away is visible before the scripts if no post fits, and is the same afterwards',
  tags('@both-widths', '@mfe-userspace'),
  async ({ page }) => {
    const word = encodeURIComponent(`nothing<b>${Date.now()}`)
    for (const [filters, count] of [
      ['region=United+Kingdom&room=own&rent_max=1&currency=GBP', 4],
      ['sort=soonest', 1],
    ] as const) {
      const address = `/find?type=fr&search=${word}&${filters}`
      await answerWithRows(page, address, 'No post fits all of these filters')
      const release = await openHeld(page, address)
      const loosen = page.getByRole('main').locator(':has(> [data-filter])')
      await expect(loosen.getByRole('button', { name: 'Without “Search”' })).toBeVisible()
      // Beside one filter, clearing all would do the same.
      await expect(loosen.getByRole('button')).toHaveCount(count === 1 ? 1 : count + 1)
      const advice = loosen.locator('..')
      const prerendered = await markupOf(advice)
      release()
      await expect(page.locator('#prerendered')).toHaveCount(0)
      expect(await markupOf(advice)).toBe(prerendered)
      await page.unrouteAll()
    }
    await page.getByRole('button', { name: 'Without “Search”' }).click()
    await expect(page).toHaveURL('/find?type=fr&sort=soonest')
  },
)

test(
  'the page that ends mails does not say before the scripts whether its link works',
  tags('@one-width', '@mfe-userspace'),
  async ({ page }) => {
    const release = await openHeld(page, '/stopmails')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('No more mails')
    await expect(main.getByText('The mails end only when you say so.')).toBeVisible()
    await expect(main.getByText('This link does not work')).toHaveCount(0)
    release()
    await expect(main.getByText('This link does not work')).toBeVisible()
  },
)
