import { joinAs } from '../site/members'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test(
  'visitors, and members without the right, get a 404 instead of the console',
  tags('@one-width', '@mfe-console'),
  async ({ page, visitor }) => {
    const nowhere = 'We could not find this page'
    await page.goto('/console')
    await expect(page.getByRole('heading', { level: 1, name: nowhere })).toBeVisible()

    const { page: members } = await visitor()
    await joinAs(members, 'mina')
    await members.goto('/console/history')
    await expect(members.getByRole('heading', { level: 1, name: nowhere })).toBeVisible()
    await expect(members).toHaveTitle(/^Page not found/)
    await expect(members.getByRole('banner').getByText('Operations')).toBeHidden()
  },
)
