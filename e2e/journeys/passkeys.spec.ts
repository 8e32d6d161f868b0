import { expectAccessible } from '../site/accessibility'
import { newPerson } from '../site/members'
import { tags } from '../site/tags'
import { addAuthenticator } from '../site/virtual-authenticator'
import { expect, mailTo, required, test } from '../site/visit'
import { expectLoggedIn } from './people'

test(
  'a member adds a passkey, logs in with it alone, and removes it',
  tags('@full', '@one-width', '@mfe-account'),
  async ({ page }) => {
    const member = await newPerson(required('SITE_URL'), 'pas')
    // A passkey needs a host name; the site listens on an IP address.
    const home = required('SITE_URL').replace('127.0.0.1', 'localhost')
    const logOut = async () => {
      await page.getByRole('button', { name: 'Log-out' }).click()
      await page.waitForURL(`${home}/`)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log-in' })).toBeVisible()
    }
    await page.goto(`${home}/login?next=%2Fprofile`)
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Sign in' }).click()

    await addAuthenticator(page)
    await expect(page.getByText('You have none yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name of the passkey').fill('My phone')
    await page.getByLabel('Your password').fill(member.password)
    await expectAccessible(page, 'the form for a passkey')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('“My phone” is added.', { exact: false })).toBeVisible()
    await expectAccessible(page, 'the profile with a passkey')
    expect((await mailTo(member.email, /passkey was added/)).text).toContain('“My phone”')

    await logOut()
    await page.goto(`${home}/login?next=%2Fprofile`)
    await expectAccessible(page, 'the login page with a passkey')
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expectLoggedIn(page)
    await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText('Last used')

    await logOut()
    await page.goto(`${home}/login?next=%2Fprofile`)
    // The list of the email field. The authenticator chooses at once, as if the person had.
    await page.getByLabel('Email').focus()
    await expectLoggedIn(page)

    await page.getByRole('button', { name: 'Remove: My phone' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('You have none yet.')).toBeVisible()
    await logOut()
    await page.goto(`${home}/login`)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page.getByText('This passkey was not accepted.', { exact: false })).toBeVisible()
  },
)
