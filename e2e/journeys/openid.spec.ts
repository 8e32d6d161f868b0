import type { Page } from '@playwright/test'
import { expectAccessible } from '../site/accessibility'
import { newPerson, somebody } from '../site/members'
import { startOpenidProvider } from '../site/openid-provider'
import { expect, test } from '../site/own-site'
import { tags } from '../site/tags'
import { mailTo } from '../site/visit'
import { expectLoggedIn } from './people'

const continueWith = (page: Page) => page.getByRole('link', { name: 'Continue with Example ID' })

/** Logs in on the provider's page. */
async function logInThere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log-out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log-in' })).toBeVisible()
}

test(
  'a person signs up by the provider without a code, logs in with one press, and disconnects it',
  tags('@full', '@one-width', '@mfe-account'),
  async ({ page, site }) => {
    const provider = await startOpenidProvider(site.url)
    await site.restart(provider.settings)
    const mina = somebody('mina')
    provider.add({ email: mina.email, isVerified: true, name: 'Mina Park' })

    await page.goto('/login?next=%2Fprofile')
    await expectAccessible(page, 'the login page with a provider')
    await continueWith(page).click()
    await logInThere(page, mina.email)

    await expect(page.getByText('Your email is verified')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(mina.email)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mina Park')
    await expectAccessible(page, 'the sign-up with an email from a provider')
    await page.getByLabel('Nick Name').fill(mina.nick)
    await page.getByLabel('Password', { exact: true }).fill(mina.password)
    await page.getByLabel('Re-type Password').fill(mina.password)
    for (const text of ['Privacy Policy', 'Terms of Use'])
      await page.getByRole('group', { name: text }).getByLabel('Agree').check()
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    await expect(page.getByText(`Congratulations, ${mina.nick}!`)).toBeVisible()

    await page.goto('/profile')
    const section = page.getByRole('region', { name: 'Login with Example ID' })
    await expect(section).toContainText(`Connected to ${mina.email}`)
    await expectAccessible(page, 'the profile with a connected provider')

    await logOut(page)
    await page.goto('/login?next=%2Fprofile')
    await continueWith(page).click()
    await expectLoggedIn(page)
    await expect(page).toHaveURL('/profile')
    await section.getByRole('button', { name: 'Disconnect' }).click()
    await expect(section).toContainText('Not connected')
    await provider.stop()
  },
)

test(
  'a member connects the provider by the password once, and is told; the mailed link undoes it',
  tags('@full', '@one-width', '@mfe-account'),
  async ({ page, site }) => {
    const provider = await startOpenidProvider(site.url)
    await site.restart(provider.settings)
    const jun = await newPerson(site.url, 'jun')
    provider.add({ email: jun.email, isVerified: true, name: 'Jun' })

    await page.goto('/login?next=%2Fprofile')
    await continueWith(page).click()
    await logInThere(page, jun.email)
    await expect(page.getByText(/has an account here already/)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(jun.email)
    await expectAccessible(page, 'the login page that connects a provider')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Check your Password')).toBeVisible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByLabel('Password', { exact: true }).fill(jun.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/profile')
    const section = page.getByRole('region', { name: 'Login with Example ID' })
    await expect(section).toContainText(`Connected to ${jun.email}`)

    const { text } = await mailTo(jun.email, /is connected to Example ID/)
    await logOut(page)
    await page.goto(/https?:\S+\/enternewpassword\S+/.exec(text)?.[0] ?? '')
    await page.getByLabel('New password').fill('another secret of jun')
    await page.getByLabel('Confirm password').fill('another secret of jun')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Your password has been changed successfully!')).toBeVisible()
    await page.goto('/login')
    await continueWith(page).click()
    await expect(page.getByText(/has an account here already/)).toBeVisible()
    await provider.stop()
  },
)

test(
  'a member connects a provider with another email from the profile, and logs in by it',
  tags('@full', '@one-width', '@mfe-account'),
  async ({ page, site }) => {
    const provider = await startOpenidProvider(site.url)
    await site.restart(provider.settings)
    const noa = await newPerson(site.url, 'noa')
    const work = `${noa.nick}@work.example`
    provider.add({ email: work, isVerified: false, name: 'Noa' })

    await page.goto('/login?next=%2Fprofile')
    await page.getByLabel('Email').fill(noa.email)
    await page.getByLabel('Password', { exact: true }).fill(noa.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const section = page.getByRole('region', { name: 'Login with Example ID' })
    await section.getByRole('link', { name: 'Connect with Example ID' }).click()
    await logInThere(page, work)
    await expect(section).toContainText(`log in with ${work} from then on`)
    await expectAccessible(page, 'the profile before a provider is connected')
    await section.getByLabel('Your password').fill('not the password')
    await section.getByRole('button', { name: 'Connect' }).click()
    await expect(section).toContainText('This is not your password.')
    await section.getByLabel('Your password').fill(noa.password)
    await section.getByRole('button', { name: 'Connect' }).click()
    await expect(section).toContainText(`Connected to ${work}`)

    await logOut(page)
    await page.goto('/login?next=%2Fprofile')
    await continueWith(page).click()
    await expect(page.getByLabel('Email').first()).toHaveValue(noa.email)
    await expect(section).toContainText(`Connected to ${work}`)
    await provider.stop()
  },
)

test(
  'who cancels at the provider, or has no verified email there, is told what to do',
  tags('@full', '@one-width', '@mfe-account'),
  async ({ page, site }) => {
    const provider = await startOpenidProvider(site.url)
    await site.restart(provider.settings)
    const ben = somebody('ben')
    provider.add({ email: ben.email, isVerified: false, name: 'Ben' })

    await page.goto('/login?next=%2Fprofile')
    await continueWith(page).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('The login was not completed. Try again.')
    await expectAccessible(page, 'the login page after a cancelled login')
    await dialog.getByRole('button', { name: 'Confirm' }).click()

    await continueWith(page).click()
    await logInThere(page, ben.email)
    await expect(dialog).toContainText('This email is not verified there.')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
    await provider.stop()
    // A page of the site would call it while it restarts.
    await page.goto('about:blank')
    await site.restart({})
    await page.goto('/login')
    await expect(continueWith(page)).toHaveCount(0)
  },
)
