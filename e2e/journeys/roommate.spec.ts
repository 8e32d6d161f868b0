import { joinAs } from '../site/members'
import { spec } from '../site/spec'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'
import { type Ad, openMessages, postRoommateAd } from './people'

test(
  'from an ad to an answer: post, find, comment, write, read, reply, delete',
  {
    ...tags('@both-widths', '@mfe-userspace', '@mfe-messages'),
    annotation: spec(
      '1.members-post',
      '2.board.tabs',
      '2.view.image',
      '2.view.delete-back',
      '2.messages.send-modal',
      '2.messages.mobile-detail',
      'readings.author',
    ),
  },
  async ({ page, visitor, narrow }) => {
    const author = await joinAs(page, 'mina')
    const mark = Math.random().toString(36).slice(2, 8)
    const ad: Ad = {
      region: 'United Kingdom',
      place: 'Leeds, near the university',
      subject: `Room in a quiet flat ${mark}`,
      text: `A bright room, bills included ${mark}`,
    }

    await test.step('a member posts a roommate ad with a picture', async () => {
      await postRoommateAd(page, ad)
      await expect(page.getByRole('link', { name: ad.subject })).toBeVisible()
    })

    const { page: other } = await visitor()
    const seeker = await joinAs(other, 'alex')
    await test.step('another member finds it by region and by search, and opens it', async () => {
      await other.goto('/userspacefindyourroommate')
      const chooseRegion = (region: string) =>
        narrow
          ? other.getByRole('tab', { name: region }).click()
          : other.getByRole('combobox', { name: 'Region' }).selectOption(region)
      await chooseRegion('South Korea')
      await expect(other).toHaveURL(/region=South/)
      await expect(other.getByRole('status', { name: 'Loading posts' })).toBeHidden()
      await expect(other.getByRole('link', { name: ad.subject })).toBeHidden()
      await chooseRegion('United Kingdom')
      await expect(other.getByRole('link', { name: ad.subject })).toBeVisible()
      await other.getByRole('searchbox').fill(mark)
      await other.getByRole('searchbox').press('Enter')
      await expect(other).toHaveURL(new RegExp(`search=${mark}`))
      await other.getByRole('link', { name: ad.subject }).click()
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(ad.subject)
      await expect(other.getByText(ad.text)).toBeVisible()
      const picture = other.getByRole('button', { name: /^Open picture 1 of 1: room\.png/ }).locator('img')
      await expect(picture).toBeVisible()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
    })

    await test.step('the other member comments on it', async () => {
      await other.getByLabel('Leave a comment').fill('Is it still free in March?')
      await other.getByRole('button', { name: 'Post', exact: true }).click()
      await expect(
        other.getByRole('listitem').filter({ hasText: 'Is it still free in March?' }),
      ).toContainText(seeker.nick)
      await expect(other.getByLabel('Leave a comment')).toHaveValue('')
    })

    await test.step('the other member writes to the author, whose address stays hidden', async () => {
      await other.getByRole('button', { name: 'Message the author' }).click()
      await expect(other.getByLabel('To')).toHaveValue(author.nick)
      await other.getByLabel('Message', { exact: true }).fill('Hello, may I come and see it?')
      await other.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(other.getByText('Your message has been sent.')).toBeVisible()
      await other
        .getByRole('dialog')
        .filter({ hasText: 'has been sent' })
        .getByRole('button', { name: 'Close' })
        .last()
        .click()
      await expect(other.locator('body')).not.toContainText(author.email)
    })

    await test.step('the author reads it, replies, and deletes it on their side', async () => {
      await page.goto('/')
      await openMessages(page)
      if (narrow) await page.getByRole('button', { name: seeker.nick }).click()
      const message = page.getByRole('article', { name: 'Message' })
      await expect(message).toContainText('Hello, may I come and see it?')
      await page.getByLabel('Reply').fill('Yes, come on Sunday.')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      const confirmation = page.getByRole('dialog').filter({ hasText: 'Your message has been sent.' }).last()
      await expect(confirmation.getByText('Your message has been sent.')).toBeVisible()
      await confirmation.getByRole('button', { name: 'Close' }).last().click()
      await expect(page.getByLabel('Reply')).toHaveValue('')
      await page.getByRole('button', { name: 'Delete this message' }).click()
      await expect(
        page.getByText('Do you really want to delete this item? This process cannot be undone.'),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(page.getByText('No messages yet')).toBeVisible()
    })

    await test.step('the other member has the answer, and their own copy of the message', async () => {
      await other.goto('/')
      await openMessages(other)
      if (narrow) await other.getByRole('button', { name: author.nick }).click()
      await expect(other.getByRole('article', { name: 'Message' })).toContainText('Yes, come on Sunday.')
      if (narrow) await other.goto('/mobilemessage')
      await other.getByRole('tab', { name: 'Sent' }).click()
      await expect(other.getByRole('tabpanel', { name: 'Sent' })).toContainText(
        'Hello, may I come and see it?',
      )
    })

    await test.step('the author deletes the ad through the confirm dialog', async () => {
      await page.goto('/userspacefindyourroommate')
      await page.getByRole('link', { name: ad.subject }).click()
      await page.getByRole('button', { name: 'Delete this post' }).click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ad.subject)
      await page.getByRole('button', { name: 'Delete this post' }).click()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(page).toHaveURL('/userspacefindyourroommate')
      await expect(page.getByRole('link', { name: ad.subject })).toBeHidden()
    })
  },
)

test(
  'a visitor who wants to post is redirected to login and back',
  { ...tags('@mfe-userspace', '@mfe-account'), annotation: spec('2.login.signup-link', '4.posting.login') },
  async ({ page }) => {
    await page.goto('/userspacejobs')
    await page.getByRole('link', { name: 'Post', exact: true }).click()
    await expect(page).toHaveURL('/login?next=%2Fjobspost')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/signup?next=%2Fjobspost')
    await expect(page.getByLabel('Email')).toBeVisible()
  },
)
