import { joinAs, newPerson } from '../site/members'
import { spec } from '../site/spec'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'
import { openMessages } from './people'

test(
  'the message centre has a form, the folders, a search and the list',
  {
    ...tags('@both-widths', '@mfe-messages'),
    annotation: spec('2.messages.panel', '2.messages.mobile-list'),
  },
  async ({ page, narrow }) => {
    await joinAs(page, 'mina')
    await page.goto('/')
    await openMessages(page)
    // A panel on wide screens, a page on narrow ones.
    const centre = narrow ? page.getByRole('main') : page.getByRole('dialog', { name: 'Messages' })
    const write = narrow
      ? centre.getByRole('link', { name: 'Send', exact: true })
      : centre.getByRole('button', { name: 'Write' })
    await expect(write).toBeVisible()
    await expect(centre.getByRole('searchbox')).toBeVisible()
    await expect(centre.getByRole('tabpanel', { name: 'Inbox' })).toBeVisible()
    await centre.getByRole('tab', { name: 'Sent' }).click()
    await expect(centre.getByRole('tabpanel', { name: 'Sent' })).toBeVisible()
  },
)

test(
  'the mobile messages open the folder in the address, the inbox by default',
  { ...tags('@mfe-messages'), annotation: spec('2.messages.mobile-type') },
  async ({ page }) => {
    await joinAs(page, 'mina')
    await page.goto('/mobilemessage')
    await expect(page.getByRole('tabpanel', { name: 'Inbox' })).toBeVisible()
    await page.goto('/mobilemessage?type=sent')
    await expect(page.getByRole('tabpanel', { name: 'Sent' })).toBeVisible()
  },
)

for (const [address, ...suite] of [['/messagesend'], ['/mobilemsgsend', '@full']] as const)
  test(
    `a message written at ${address} arrives, and opens under its address`,
    { ...tags('@mfe-messages', ...suite), annotation: spec('2.messages.detail-idx', 'readings.send-page') },
    async ({ page, visitor }) => {
      const alex = await joinAs(page, 'alex')
      const { page: mina } = await visitor()
      await joinAs(mina, 'mina')
      await mina.goto(address)
      await mina.getByLabel('To').fill(alex.email)
      await mina.getByLabel('Message', { exact: true }).fill('See you in Leeds')
      await mina.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(mina.getByText('Your message has been sent.')).toBeVisible()

      await page.goto('/mobilemessage')
      await page.getByRole('listitem').filter({ hasText: 'See you in Leeds' }).getByRole('button').click()
      await expect(page).toHaveURL(/\/messagedetail\?idx=\d+/)
      await page.reload()
      await expect(page.getByRole('article', { name: 'Message' })).toContainText('See you in Leeds')
      await expect(page.getByRole('button', { name: 'Delete this message' })).toBeVisible()
      await expect(page.getByLabel('Reply')).toBeVisible()
    },
  )

test(
  'an open inbox shows what arrives, and keeps the open message and the reply that is being typed',
  tags('@both-widths', '@mfe-messages'),
  async ({ page, baseURL, narrow }) => {
    const mina = await joinAs(page, 'mina')
    const alex = await newPerson(String(baseURL), 'alex')
    await alex.sendMessage(mina, 'Is it free?')
    await page.goto('/message')
    const list = page.getByRole('main').getByRole('tabpanel', { name: 'Inbox' })
    await expect(list.getByRole('button').filter({ hasText: 'Is it free?' })).toBeVisible()
    const reply = page.getByLabel('Reply')
    if (!narrow) await reply.fill('Yes, from')
    await alex.sendMessage(mina, 'Also in March?')
    await expect(list.getByRole('button', { name: /^Unread: .*Also in March/ })).toBeVisible()
    if (narrow) return
    await expect(page.getByRole('article', { name: 'Message' })).toContainText('Is it free?')
    await expect(reply).toHaveValue('Yes, from')
  },
)
