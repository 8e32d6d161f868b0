import type { DataOf, reviews } from '@within-reach/contract'
import { expectAccessible } from '../site/accessibility'
import { joinAs, makeStaff } from '../site/members'
import { expectNoSidewaysScrolling } from '../site/sideways'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test(
  'a member reports a post in two taps and learns the outcome, and its author appeals',
  tags('@one-width', '@mfe-userspace', '@mfe-safety'),
  async ({ page, visitor }) => {
    const { page: authors } = await visitor()
    const author = await joinAs(authors, 'alex')
    const address = await author.publish({
      type: 'fr',
      region: 'Others',
      specificLocation: 'Lyon',
      subject: `Rooms at half the price ${author.nick}`,
      description: 'Pay the deposit by gift card, and the keys come by courier.',
    })

    await joinAs(page, 'mina')
    await page.goto(address)
    await page.getByRole('link', { name: 'Report this post' }).click()
    await page.getByRole('button', { name: /^Scam or fraud/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
    await expectAccessible(page, 'the page after a report')
    await page.getByLabel(/In your own words/).fill('He asked me for gift cards.')
    await page.getByRole('button', { name: 'Add to the report' }).click()
    await expect(page.getByText('Your words were added to the report.')).toBeVisible()
    await page.getByRole('link', { name: 'My reports' }).click()
    await expect(page.getByText('A moderator has not decided yet.')).toBeVisible()
    await expectAccessible(page, 'the reports of a member')

    const moderator = await joinAs((await visitor()).page, 'noa')
    await makeStaff(moderator, 'moderator')
    const queue = (await moderator.ask('reviews', { state: 'open' })) as DataOf<typeof reviews>
    const review = queue.find(({ author: nick }) => nick === author.nick)
    await moderator.ask('decide', { idx: review?.review_idx ?? 0, action: 'hide', reason: 'scam' })

    await page.reload()
    await expect(page.getByText('A moderator agreed with you and acted.', { exact: false })).toBeVisible()

    await authors.goto('/notices')
    await expect(authors.getByRole('heading', { name: 'Your post was hidden' })).toBeVisible()
    await expect(authors.getByRole('main')).not.toContainText('mina')
    await authors.getByRole('button', { name: 'Appeal' }).click()
    await authors.getByLabel('Why is the decision wrong?').fill('It was a joke.')
    await expectAccessible(authors, 'the form of an appeal')
    await expectNoSidewaysScrolling(authors, 'the form of an appeal')
    await authors.getByRole('button', { name: 'Send the appeal' }).click()
    await expect(authors.getByText(/Another moderator has not decided yet/)).toBeVisible()
  },
)

test(
  'no message of a blocked member comes through, until the block is removed',
  tags('@one-width', '@mfe-messages', '@mfe-safety'),
  async ({ page, visitor }) => {
    const reader = await joinAs(page, 'mina')
    const sender = await joinAs((await visitor()).page, 'alex')
    await sender.sendMessage(reader, 'Pay me first.')
    await page.goto('/mobilemessage')
    await page.getByRole('button', { name: /Pay me first/ }).click()
    await page.getByRole('link', { name: 'Block the sender' }).click()
    await page.getByRole('button', { name: 'Block' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${sender.nick} is blocked`)

    await sender.sendMessage(reader, 'Why do you not answer?')
    await page.goto('/mobilemessage')
    await expect(page.getByText('No messages yet')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Messages/ })).toHaveAccessibleName(
      'Messages',
    )

    await page.goto('/safety')
    const ended = page.waitForResponse('**/api/unblock')
    await page.getByRole('button', { name: `Unblock ${sender.nick}` }).click()
    await expect(page.getByText('You have blocked nobody.', { exact: false })).toBeVisible()
    await ended
    await sender.sendMessage(reader, 'Here I am again.')
    await page.goto('/mobilemessage')
    await expect(page.getByRole('button', { name: /Here I am again/ })).toBeVisible()
    await expect(page.getByText('Why do you not answer?')).toBeHidden()
  },
)
