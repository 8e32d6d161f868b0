import { expectAccessible, settled } from '../site/accessibility'
import { joinAs } from '../site/members'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'
import { drawPicture, openMessages } from './people'

// pages.spec.ts checks every address. This checks dialogs, menus, errors, and empty and filled pages.

test(
  'a form that was sent incomplete is accessible, with its popup and its errors',
  tags('@mfe-account', '@mfe-askreach'),
  async ({ page }) => {
    await page.goto('/signup')
    await settled(page)
    await page.getByRole('button', { name: 'Sign up', exact: true }).click({ force: true })
    await expect(page.getByRole('dialog')).toContainText('Email already in use')
    await expectAccessible(page, 'the popup of the sign-up page')
    await page.getByRole('dialog').getByRole('button').click()
    await expectAccessible(page, 'the sign-up page with its errors')
    await page.goto('/askreachlongtermproperty')
    await settled(page)
    await page.getByRole('button', { name: 'Send inquiry' }).click({ force: true })
    await expectAccessible(page, 'the long-term form with its errors')
  },
)

test(
  'a post, its comments and the dialogs around it are accessible',
  tags('@mfe-userspace'),
  async ({ page }) => {
    const subject = 'A room with a view'
    const author = await joinAs(page, 'mina')
    await author.publish({
      type: 'fr',
      region: 'Others',
      specificLocation: 'Lyon',
      subject,
      description: 'Bills included',
      picture: await drawPicture(page),
    })
    await page.goto('/userspacefindyourroommate')
    await expect(page.getByRole('link', { name: subject }).first()).toBeVisible()
    await expectAccessible(page, 'a board with a post')
    await page.getByRole('link', { name: subject }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    await page.getByLabel('Leave a comment').fill('First!')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'First!' })).toBeVisible()
    await expectAccessible(page, 'a post with a comment')
    await page.getByRole('button', { name: 'Delete this post' }).click()
    await expect(page.getByText('Do you really want to delete this item?')).toBeVisible()
    await expectAccessible(page, 'the dialog that confirms a deletion')
  },
)

test(
  'the message centre is accessible, empty and with a message',
  tags('@mfe-messages'),
  async ({ page, narrow, visitor }) => {
    const reader = await joinAs(page, 'mina')
    await page.goto('/')
    await openMessages(page)
    await expectAccessible(page, 'an empty message centre')

    const { page: other } = await visitor()
    await joinAs(other, 'alex')
    await other.goto('/messagesend')
    await other.getByLabel('To').fill(reader.email)
    await other.getByLabel('Message', { exact: true }).fill('Hello')
    await other.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(other.getByText('Your message has been sent.')).toBeVisible()
    await expectAccessible(other, 'the dialog after a message was sent')

    await page.goto('/')
    await openMessages(page)
    if (narrow) await page.getByRole('listitem').filter({ hasText: 'Hello' }).getByRole('button').click()
    await expect(page.getByRole('article', { name: 'Message' })).toContainText('Hello')
    await expectAccessible(page, 'an open message')
  },
)

test('the menus of the header are accessible', tags('@one-width'), async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask Reach' }).hover()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
  await expectAccessible(page, 'an open menu')
})

test(
  'in forced colors, which show no gradients, a choice has an arrow',
  tags('@one-width', '@mfe-userspace'),
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/userspacetrade')
    await settled(page)
    await expect(page.getByRole('combobox', { name: 'Region' })).toHaveCSS('appearance', 'auto')
  },
)
