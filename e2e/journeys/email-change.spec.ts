import { expectAccessible } from '../site/accessibility'
import { joinAs, logInByCall } from '../site/members'
import { tags } from '../site/tags'
import { codeMailedTo, expect, mailTo, newEmail, test } from '../site/visit'
import { expectLoggedIn, logIn } from './people'

test(
  'a member changes the email of the account, and the mailbox from before takes it back',
  tags('@full', '@one-width', '@mfe-account'),
  async ({ page, visitor }) => {
    const member = await joinAs(page, 'mina')
    const next = newEmail('mina')
    await page.goto('/profile')
    const { page: elsewhere } = await visitor()
    await logInByCall(elsewhere, member)
    await elsewhere.goto('/')
    await expectLoggedIn(elsewhere)
    const otherTab = await page.context().newPage()
    await otherTab.goto('/profile')
    await expect(otherTab.getByLabel('Email', { exact: true })).toHaveValue(member.email)

    await page.getByRole('button', { name: 'Change your email' }).click()
    await page.getByLabel('New email').fill(next)
    await page.getByLabel('Your password').fill(member.password)
    await expectAccessible(page, 'the form for a new email')
    await page.getByRole('button', { name: 'Mail me a code' }).click()
    await expect(page.getByLabel('Code')).toBeFocused()
    // The code is asked for again after a reload.
    await page.reload()
    await page.getByLabel('Code').fill(await codeMailedTo(next))
    await expectAccessible(page, 'the form for the code')
    await page.getByRole('button', { name: 'Change my email' }).click()
    await expect(page.getByText(`Your email is now ${next}.`, { exact: false })).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(next)
    await expectAccessible(page, 'the profile with another email')

    // The other tab of this browser goes on as the same member; the other browser is logged out.
    await expectLoggedIn(otherTab)
    const stored = () => otherTab.evaluate(() => localStorage.getItem('within-reach.member') ?? '')
    expect(await stored()).toContain(next)
    await elsewhere.goto('/profile')
    await expect(elsewhere).toHaveURL('/login?next=%2Fprofile')

    const { text: warning } = await mailTo(member.email, /email was changed/)
    const link = /https?:\/\/\S+(\/enternewpassword\?\S+)/.exec(warning)?.[1] ?? ''
    await elsewhere.goto(link)
    await elsewhere.getByLabel('New password').fill('a newer secret of mina')
    await elsewhere.getByLabel('Confirm password').fill('a newer secret of mina')
    await elsewhere.getByRole('button', { name: 'Continue' }).click()
    await expect(elsewhere.getByText('Your password has been changed successfully!')).toBeVisible()
    await logIn(elsewhere, { email: member.email, password: 'a newer secret of mina' })
    await page.goto('/profile')
    await expect(page).toHaveURL('/login?next=%2Fprofile')
  },
)
