import type { Page } from '@playwright/test'
import { newPerson } from '../site/members'
import { expect, test } from '../site/own-site'
import { tags } from '../site/tags'
import { addAuthenticator } from '../site/virtual-authenticator'

test(
  'an operator adds a passkey, and another sign-in sees the console only after it or a recovery code was used',
  tags('@full', '@one-width', '@mfe-account', '@mfe-console'),
  async ({ site, registry, visitor }) => {
    // The browser logs each call that is refused with 403, with which the service demands the second factor.
    const { page } = await visitor({ mayComplain: true })
    const member = await newPerson(site.url, 'ops')
    await registry.grant(member.email)
    // A passkey needs a host name; the site listens on an IP address.
    const home = site.url.replace('127.0.0.1', 'localhost')
    const logIn = async (tab: Page) => {
      await tab.goto(`${home}/login`)
      await tab.getByLabel('Email').fill(member.email)
      await tab.getByLabel('Password', { exact: true }).fill(member.password)
      await tab.getByRole('button', { name: 'Sign in' }).click()
      await expect(tab.getByRole('banner').getByRole('button', { name: 'Messages' })).toBeVisible()
      await tab.goto(`${home}/console`)
    }
    const console = (tab: Page) => tab.getByRole('heading', { level: 1, name: 'Console' })
    const question = (tab: Page) => tab.getByRole('heading', { level: 1, name: 'Confirm that it is you' })

    const authenticator = await addAuthenticator(page)
    await logIn(page)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Your password').fill(member.password)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText(/Your passkey is added/)).toBeVisible()
    const code =
      (await page
        .getByText(/^[a-z0-9]{5}-[a-z0-9]{5}$/)
        .first()
        .textContent()) ?? ''
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await expect(console(page)).toBeVisible()

    // The same browser, another sign-in.
    await page.getByRole('button', { name: 'Log-out' }).click()
    // Logging out reloads the home page.
    await page.waitForURL(`${home}/`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log-in' })).toBeVisible()
    await authenticator.answer(false)
    await logIn(page)
    await authenticator.answer(true)
    await expect(question(page)).toBeVisible()
    await expect(console(page)).toBeHidden()
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await expect(console(page)).toBeVisible()

    const { page: elsewhere } = await visitor({ mayComplain: true })
    await logIn(elsewhere)
    await expect(question(elsewhere)).toBeVisible()
    await elsewhere.getByLabel('Recovery code').fill(code)
    await elsewhere.getByRole('button', { name: 'Use the recovery code' }).click()
    await expect(console(elsewhere)).toBeVisible()
  },
)
