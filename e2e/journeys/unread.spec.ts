import { joinAs } from '../site/members'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'
import { openMessages } from './people'

test(
  'a new message is counted at once, in every tab, until it is read',
  tags('@mfe-userspace', '@mfe-messages'),
  async ({ page, context, visitor }) => {
    const reader = await joinAs(page, 'mina')
    await page.goto('/')
    const second = await context.newPage()
    await second.goto('/userspacetrade')
    const icon = (tab: typeof page) => tab.getByRole('banner').getByRole('button', { name: /^Messages/ })
    await expect(icon(second)).toHaveAccessibleName('Messages')

    const { page: writer } = await visitor()
    await joinAs(writer, 'alex')
    await writer.goto('/messagesend')
    await writer.getByLabel('To').fill(reader.email)
    await writer.getByLabel('Message', { exact: true }).fill('Is the bicycle still there?')
    await writer.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(writer.getByText('Your message has been sent.')).toBeVisible()

    for (const tab of [page, second])
      await expect(icon(tab)).toHaveAccessibleName('Messages, 1 unread message')

    await page.bringToFront()
    await openMessages(page)
    const row = page.getByRole('listitem').filter({ hasText: 'Is the bicycle still there?' })
    await row.getByRole('button').first().click()
    await expect(page.getByRole('article', { name: 'Message' })).toContainText('Is the bicycle still there?')
    await expect(icon(second)).toHaveAccessibleName('Messages')
  },
)
