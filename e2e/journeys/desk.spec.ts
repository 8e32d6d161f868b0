import type { Page } from '@playwright/test'
import { inqShort, languages } from '@within-reach/contract'
import { expectAccessible, settled } from '../site/accessibility'
import { joinAs, makeOperator, makeStaff } from '../site/members'
import { expectNoSidewaysScrolling } from '../site/sideways'
import { tags } from '../site/tags'
import { expect, newEmail, required, someAddress, test } from '../site/visit'
import { drawPicture } from './people'

test(
  'the desk sends a visitor to the login, and shows a member without a role nothing of it',
  tags('@mfe-desk', '@mfe-account'),
  async ({ page, visitor }) => {
    await page.goto('/desk/review?idx=1')
    await expect(page).toHaveURL('/login?next=%2Fdesk%2Freview%3Fidx%3D1')

    const { page: members } = await visitor()
    await joinAs(members, 'mina')
    for (const address of ['/desk', '/desk/cases', '/desk/papers', '/desk/history']) {
      const answer = await members.goto(address)
      expect(answer?.headers()['x-robots-tag'] ?? (await answer?.text())).toContain('noindex')
      await expect(members.getByRole('heading', { level: 1 })).toHaveText("This page is for the site's staff")
    }
    await expectAccessible(members, 'the desk for a member without a role')
    await members.goto('/desk/staff')
    await expect(members.getByRole('heading', { level: 1 })).toHaveText('We could not find this page')
  },
)

/** Opens the page of the first row of a list. @returns its address */
async function openFirst(page: Page, list: string): Promise<string> {
  await page.goto(list)
  await settled(page)
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(list)
  await settled(page)
  return page.url().slice(required('SITE_URL').length)
}

test(
  'every page of the desk is accessible and never scrolls sideways, in every language and both themes',
  tags('@mfe-desk', '@one-width'),
  async ({ page, visitor, request }) => {
    test.slow()
    const staff = await joinAs(page, 'noa')
    await makeOperator(staff)
    await makeStaff(staff, 'moderator', 'agent')
    const author = await joinAs((await visitor()).page, 'alex')
    const reporter = await joinAs((await visitor()).page, 'mina')
    const post = await author.publish({
      type: 'fr',
      region: 'Others',
      specificLocation: 'Lyon',
      subject: 'A bright room, the deposit first',
      description: 'Send the deposit by wire, the keys come by courier.',
      picture: await drawPicture(page),
    })
    await reporter.report(post, 'scam', 'He wants money before a viewing.')
    const form = {
      name: 'Jisoo Park',
      email: newEmail('visitor'),
      date_start: '2027-01-02',
      date_end: '2027-01-05',
      location: 'Mapo, Seoul',
    }
    const asked = await request.post(inqShort.path, {
      form,
      headers: { 'X-Forwarded-For': someAddress() },
    })
    expect(asked.ok()).toBe(true)

    await page.goto('/desk')
    await page
      .getByRole('link', { name: /A bright room, the deposit first/ })
      .first()
      .click()
    await settled(page)
    const review = page.url().slice(required('SITE_URL').length)
    const oneCase = await openFirst(page, `/desk/cases?search=${encodeURIComponent(form.email)}`)

    const addresses = [
      '/desk',
      review,
      '/desk/appeals',
      '/desk/history',
      '/desk/cases',
      oneCase,
      `/desk/papers${post.slice(post.indexOf('?'))}`,
      '/desk/staff',
    ]
    for (const [at, language] of languages.entries()) {
      const colorScheme = at % 2 === 0 ? 'light' : 'dark'
      await page.context().addCookies([{ name: 'language', value: language, url: required('SITE_URL') }])
      await page.emulateMedia({ colorScheme })
      for (const address of addresses) {
        await page.goto(address)
        await settled(page)
        await expect(page.getByRole('status', { name: /^Loading|불러오는|正在加载|^Đang tải/ })).toHaveCount(
          0,
        )
        await expectAccessible(page, `${address} in ${language}`)
        await expectNoSidewaysScrolling(page, `${address} in ${language}`)
      }
    }
  },
)
