import { memberRoutes, openRoutes } from '../site/routes'
import { expect, test } from '../site/visit'
import { expectLoggedIn, signUp, somebody } from './people'

test('every open route shows its page under one heading', async ({ page }) => {
  test.setTimeout(120_000)
  for (const [address, heading] of openRoutes) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toContainText(heading)
    await expect(page, address).toHaveURL(address)
  }
})

test('every route for members sends a visitor away and shows a member its page', async ({
  page,
  visitor,
}) => {
  test.setTimeout(120_000)
  await signUp(page, somebody('mina'))
  const { page: elsewhere } = await visitor()
  for (const [address, heading] of memberRoutes) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toContainText(heading)
    await elsewhere.goto(address)
    await expect(elsewhere, address).toHaveURL(/\/(?:login\?next=|mobilemenu$)/)
  }
})

test('a logged-in visitor of the login page is sent home', async ({ page }) => {
  await signUp(page, somebody('jun'))
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  await expectLoggedIn(page)
})

test('the entry to mobile messages leads to the mobile inbox', async ({ page }) => {
  await signUp(page, somebody('sora'))
  await page.goto('/mobilemsg')
  await expect(page).toHaveURL('/mobilemessage')
  await expect(page.getByRole('tab', { name: 'Inbox' })).toHaveAttribute('aria-selected', 'true')
})

test('a page begins at its top, a hash at its element, and back where somebody was', async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const before = await scrolled()
  expect(before).toBeGreaterThan(300)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect.poll(scrolled).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use')
  await expect.poll(scrolled).toBeGreaterThan(before - 100)

  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Posting Policy' }).click()
  await expect(page).toHaveURL('/terms#posting-policy')
  await expect(page.getByRole('region', { name: 'Posting Policy' })).toBeInViewport()
})
