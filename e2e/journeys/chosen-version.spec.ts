import { joinAs } from '../site/members'
import { expect, test } from '../site/own-site'
import { tags } from '../site/tags'
import { publishVariant } from '../site/variant'

const remote = 'mfe-userspace'

test(
  'an operator chooses a published version for this browser in the developer panel, and goes back with one press',
  tags('@one-width', '@mfe-userspace'),
  async ({ page, site, registry, visitor }) => {
    const candidate = await publishVariant(site, registry, remote, 'panel')
    const { email } = await joinAs(page, 'ops')
    await registry.grant(email)
    await page.goto('/userspacetrade')
    await page.getByRole('button', { name: 'Developer panel' }).click()

    const panel = page.getByRole('dialog', { name: 'Developer panel' })
    const card = panel.locator('details').filter({ has: page.getByRole('heading', { name: remote }) })
    await expect(card).toContainText(/Published.* · /)
    await card.getByLabel('Version for this browser').selectOption(candidate)
    await card.getByRole('button', { name: 'Show it here' }).click()
    await page.getByRole('button', { name: 'Show it' }).click()

    await expect(page).toHaveURL(/\/userspacetrade$/)
    const banner = page.getByRole('complementary', { name: 'Preview' })
    await expect(banner).toContainText(`${remote}@${candidate}`)
    await banner.getByRole('button', { name: 'Details' }).click()
    await expect(card.locator('summary')).toHaveText(new RegExp(`${candidate}by a link$`))
    await panel.getByRole('link', { name: 'Back to the deployed versions' }).click()

    await expect(page).toHaveURL(/\/userspacetrade$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeHidden()
    const { page: other } = await visitor()
    await other.goto('/userspacetrade')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Developer panel' })).toBeHidden()
  },
)
