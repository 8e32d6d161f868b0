import type { Page } from '@playwright/test'
import { expectAccessible, settled } from '../site/accessibility'
import { memberRoutes, openRoutes } from '../site/routes'
import { expect, test } from '../site/visit'
import { openMessages, postRoommateAd, signUp, somebody } from './people'

/** An address that nobody owns is a page as well. */
const open = [...openRoutes.map(([address]) => address), '/nowhere']

const looks = [
  { language: 'en', colorScheme: 'light' },
  { language: 'ko', colorScheme: 'dark' },
] as const

async function wear(page: Page, { language, colorScheme }: (typeof looks)[number], url = ''): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url }])
  await page.emulateMedia({ colorScheme })
}

for (const look of looks) {
  const { language, colorScheme } = look

  test(`every page is accessible to a visitor, in ${language} and ${colorScheme}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    await wear(page, look, baseURL)
    for (const path of open) {
      await page.goto(path)
      await settled(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectAccessible(page, path)
    }
  })

  test(`every page is accessible to a member, in ${language} and ${colorScheme}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const member = somebody('mina')
    await signUp(page, member)
    await wear(page, look, baseURL)
    for (const [path] of memberRoutes) {
      await page.goto(path)
      await settled(page)
      await expectAccessible(page, path)
    }
  })
}

test('what opens, fails, is empty or is full is accessible as well', async ({ page, narrow, visitor }) => {
  test.setTimeout(180_000)
  const author = somebody('mina')
  const ad = { region: 'Others', place: 'Lyon', subject: 'A room with a view', text: 'Bills included' }

  await test.step('a form that was sent too early', async () => {
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Sign up', exact: true }).click({ force: true })
    await expect(page.getByRole('dialog')).toContainText('Email already in use')
    await expectAccessible(page, 'the popup of the sign-up page')
    await page.getByRole('dialog').getByRole('button').click()
    await expectAccessible(page, 'the sign-up page with its errors')
    await page.goto('/askreachlongtermproperty')
    await page.getByRole('button', { name: 'Send inquiry' }).click({ force: true })
    await expectAccessible(page, 'the long-term form with its errors')
  })

  await test.step('a post, its comments and the dialogs around it', async () => {
    await signUp(page, author)
    await page.goto('/')
    await openMessages(page)
    await expectAccessible(page, 'an empty message centre')
    await postRoommateAd(page, ad)
    await expectAccessible(page, 'a board with a post')
    await page.getByRole('link', { name: ad.subject }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ad.subject)
    await page.getByLabel('Leave a comment').fill('First!')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'First!' })).toBeVisible()
    await expectAccessible(page, 'a post with a comment')
    await page.getByRole('button', { name: 'Delete this post' }).click()
    await expect(page.getByText('Do you really want to delete this item?')).toBeVisible()
    await expectAccessible(page, 'the dialog before something is deleted')
  })

  await test.step('a message, read and answered', async () => {
    const { page: other } = await visitor()
    await signUp(other, somebody('alex'))
    await other.goto('/messagesend')
    await other.getByLabel('To').fill(author.email)
    await other.getByLabel('Message', { exact: true }).fill('Hello')
    await other.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(other.getByText('Your message has been sent.')).toBeVisible()
    await expectAccessible(other, 'the dialog after a message was sent')
    await page.goto('/')
    await openMessages(page)
    if (narrow) await page.getByRole('listitem').filter({ hasText: 'Hello' }).getByRole('button').click()
    await expect(page.getByRole('article', { name: 'Message' })).toContainText('Hello')
    await expectAccessible(page, 'a message on show')
  })

  await test.step('the menus of the header', async () => {
    if (narrow) return
    await page.goto('/')
    await page.getByRole('button', { name: 'Ask Reach' }).hover()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
    await expectAccessible(page, 'an open menu')
  })
})
