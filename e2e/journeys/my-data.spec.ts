import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../site/accessibility'
import { joinAs } from '../site/members'
import { expectNoSidewaysScrolling } from '../site/sideways'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'
import { expectLoggedOut, logIn } from './people'

test(
  'a member takes their data along, asks to delete the account, and changes their mind',
  tags('@both-widths', '@mfe-account'),
  async ({ page }) => {
    const member = await joinAs(page, 'mina')
    await page.goto('/profile')
    await page.getByRole('link', { name: 'My data' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My data')
    await expectAccessible(page, 'the page of a member’s data')
    await expectNoSidewaysScrolling(page, 'the page of a member’s data')

    await page.getByRole('button', { name: 'Prepare the archive' }).click()
    const begun = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the archive' }).click()
    const download = await begun
    expect(download.suggestedFilename()).toMatch(/^within-reach-\d{4}-\d\d-\d\d\.zip$/)
    // A zip file begins with the header of its first file.
    expect((await readFile(await download.path())).toString('latin1')).toMatch(/^PK[^]*index\.html/)
    await expect(page.getByText('The download has begun.', { exact: false })).toBeVisible()

    await page.getByLabel('Leave them, without my name').check()
    await page.getByLabel('Your password').fill(member.password)
    await page.getByRole('button', { name: 'Delete my account in 7 days' }).click()
    await expect(page.getByText('You are logged out everywhere', { exact: false })).toBeVisible()
    await expectAccessible(page, 'the page after the request')
    await expectLoggedOut(page)

    await page.goto('/')
    await logIn(page, member)
    await expect(page).toHaveURL('/mydata')
    await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible()
    await expectAccessible(page, 'the page of an account that is about to be deleted')
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.getByText('Your account stays, with everything in it.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Delete my account in 7 days' })).toBeVisible()
  },
)
