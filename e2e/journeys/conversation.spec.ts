import { expectAccessible, settled } from '../site/accessibility'
import { joinAs, newPerson } from '../site/members'
import { expectNoSidewaysScrolling } from '../site/sideways'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'
import { openMessages } from './people'

test(
  'two members talk about a post in one thread, which follows them and keeps its place',
  tags('@one-width', '@full', '@mfe-messages', '@mfe-userspace'),
  async ({ page, baseURL }) => {
    const alex = await newPerson(baseURL ?? '', 'alex')
    const post = await alex.publish({
      type: 'qb',
      subject: 'Who wants my bicycle?',
      description: 'It is blue.',
    })
    const mina = await joinAs(page, 'mina')

    await page.goto(post)
    await page.getByRole('button', { name: 'Message the author' }).click()
    await page.getByLabel('Message', { exact: true }).fill('Is it still there?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Your message has been sent.')).toBeVisible()

    await page.getByRole('button', { name: 'Close' }).last().click()

    await openMessages(page)
    await page.getByRole('dialog', { name: 'Messages' }).getByRole('link', { name: 'By person' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conversations')
    await expect(page).toHaveURL('/conversations')
    await expect(page.getByRole('dialog', { name: 'Messages' })).toBeHidden()
    await expectAccessible(page, 'the list of conversations')
    await page.getByRole('link', { name: new RegExp(`^${alex.nick}.*You: Is it still there`) }).click()
    const log = page.getByRole('log', { name: 'Messages' })
    await expect(log.getByRole('link', { name: 'Who wants my bicycle?' })).toHaveAttribute('href', post)
    // The author has not told the address.
    await expect(page.getByText(alex.email)).toBeHidden()

    await alex.sendMessage(mina, 'Yes, come on Sunday')
    await expect(log.getByText('Yes, come on Sunday')).toBeVisible()
    await expect(page.getByText(alex.email)).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Messages', exact: true }),
    ).toBeVisible()

    const box = page.getByLabel('Message', { exact: true })
    await box.fill('At three?')
    await page.reload()
    await expect(box).toHaveValue('At three?')
    await box.press('Control+Enter')
    await expect(log.getByText('At three?')).toBeInViewport()
    await expect(box).toHaveValue('')
    await expect(page.getByRole('link', { name: new RegExp(`^${alex.nick}.*You: At three`) })).toBeVisible()
    await expectAccessible(page, 'a conversation')
    await expectNoSidewaysScrolling(page, 'a conversation')

    for (let number = 1; number <= 32; number++) await alex.sendMessage(mina, `Bus ${number} stops there`)
    await page.reload()
    await expect(log.getByText('Bus 32 stops')).toBeInViewport()
    await settled(page)
    const older = log.getByRole('button', { name: 'Show older messages' })
    await older.scrollIntoViewIfNeeded()
    const third = log.getByText('Bus 3 stops')
    const before = (await third.boundingBox())?.y ?? 0
    await older.click()
    await expect(log.getByText('Is it still there?')).toBeAttached()
    const after = (await third.boundingBox())?.y ?? 0
    expect(Math.abs(after - before)).toBeLessThanOrEqual(2)
    await expect(older).toBeHidden()

    const last = log.getByRole('listitem').filter({ hasText: 'Bus 32 stops' })
    await last.getByRole('button', { name: 'Delete this message' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(log).toBeFocused()
    await expect(page.getByRole('link', { name: new RegExp(`^${alex.nick}.*Bus 31 stops`) })).toBeVisible()

    await page.goto('/message')
    const opened = page.getByRole('article', { name: 'Message' })
    await expect(opened).toContainText('Bus 31 stops')
    await opened.getByRole('button', { name: 'Delete this message' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(opened).toContainText('Bus 30 stops')
    await expect(page.locator(':focus').getByRole('article', { name: 'Message' })).toBeVisible()
  },
)
