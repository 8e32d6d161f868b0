import { expectAccessible } from '../site/accessibility'
import { joinAs, newPerson } from '../site/members'
import { expectNoSidewaysScrolling } from '../site/sideways'
import { tags } from '../site/tags'
import { expect, mailTo, test } from '../site/visit'

test(
  'a member gets a mail about a message within a minute, chooses what comes, and ends it without a login',
  tags('@full', '@one-width', '@mfe-account', '@mfe-userspace', '@mfe-messages'),
  async ({ page, baseURL, visitor }) => {
    const alex = await newPerson(String(baseURL), 'alex')
    const mina = await joinAs(page, 'mina')
    await alex.sendMessage(mina, 'The room is free in May')

    await page.goto('/profile')
    await page.getByRole('link', { name: 'Notifications' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
    const comments = page.getByRole('group', { name: 'Comments on your posts' })
    await comments.getByLabel('Once a day').check()
    await page.getByLabel('Hours without mails').check()
    await page.getByLabel('From').selectOption('22')
    await page.getByLabel('To', { exact: true }).selectOption('22')
    await expectAccessible(page, 'the notifications')
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScrolling(page, 'the notifications')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByLabel('To', { exact: true }).press('Tab')
    await expect(page.getByText('Choose another hour than the first.')).toBeVisible()
    await page.getByLabel('Hours without mails').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your choice is saved.')).toBeVisible()
    await page.reload()
    await expect(comments.getByLabel('Once a day')).toBeChecked()
    await expect(page.getByLabel('Hours without mails')).not.toBeChecked()

    const { text } = await mailTo(mina.email, new RegExp(`New message from ${alex.nick}`))
    expect(text).not.toContain('May')
    await page.goto(/https?:\S+\/conversation\S+/.exec(text)?.[0] ?? '')
    const log = page.getByRole('log', { name: 'Messages' })
    await expect(log.getByText('The room is free in May')).toBeVisible()

    // On a device without a login.
    const { page: elsewhere } = await visitor()
    await elsewhere.goto(/https?:\S+\/stopmails#\S+/.exec(text)?.[0] ?? '')
    await expect(elsewhere.getByText('Do you want no more mails about new messages?')).toBeVisible()
    await elsewhere.getByRole('button', { name: 'No more mails' }).click()
    await expect(elsewhere.getByText('You get no more of these mails.')).toBeVisible()
    await page.goto('/notifications')
    await expect(page.getByRole('group', { name: 'Messages' }).getByLabel('No mails')).toBeChecked()
    await expect(comments.getByLabel('Once a day')).toBeChecked()
  },
)
