import { type DataOf, type cases, deskCase, inqLong } from '@within-reach/contract'
import { expectAccessible } from '../site/accessibility'
import { joinAs, makeStaff } from '../site/members'
import { expectNoSidewaysScrolling } from '../site/sideways'
import { tags } from '../site/tags'
import { expect, mailTo, newEmail, someAddress, test } from '../site/visit'

/** A home that the agent offers. */
const home = (idx: number, title: string, rent: number) => ({
  idx,
  title,
  area: 'Mapo, Seoul',
  rent,
  deposit: 5_000_000,
  currency: 'KRW',
  available: '2027-01-01',
  text: 'Bright and quiet.',
})

test(
  'a visitor follows an inquiry by the link in the mail, compares homes, answers, and revokes the link',
  tags('@mfe-safety'),
  async ({ page, visitor, request }) => {
    const email = newEmail('visitor')
    const form = {
      name: 'Jisoo Park',
      email,
      length_of_stay: '6',
      visa: 'yes',
      admission: 'no',
      area_in_mind: 'Seoul, near a park',
      budget: '900',
    }
    const asked = await request.post(inqLong.path, { form, headers: { 'X-Forwarded-For': someAddress() } })
    expect(asked.ok()).toBe(true)
    const mail = await mailTo(email, /\/case#/)
    const link = /\/case#[\w-]{43}/.exec(mail.text)?.[0] ?? ''
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seoul, near a park')
    await expect(page.getByText('We have your inquiry.', { exact: false })).toBeVisible()

    const agent = await joinAs((await visitor()).page, 'noa')
    await makeStaff(agent, 'agent')
    const [found] = (await agent.ask('cases', { search: email })) as DataOf<typeof cases>
    const idx = found?.case_idx ?? 0
    await agent.ask('takeCase', { idx })
    await agent.ask('offerHome', home(idx, 'A room by the park', 650_000))
    await agent.ask('offerHome', home(idx, 'A flat near the station', 800_000))
    const offer = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })
    await expect(offer('A flat near the station')).toBeVisible()
    await expectAccessible(page, 'a case with homes')
    await expectNoSidewaysScrolling(page, 'a case with homes')

    await page.getByRole('radio', { name: 'Side by side' }).check()
    await expect(page.getByRole('row', { name: /^Rent a month/ })).toContainText('₩650,000')
    await expectAccessible(page, 'homes side by side')
    await expectNoSidewaysScrolling(page, 'homes side by side')
    await page.getByRole('radio', { name: 'One by one' }).check()

    await offer('A room by the park').getByRole('button', { name: 'I am interested' }).click()
    await expect(offer('A room by the park').getByText('You are interested')).toBeVisible()
    await offer('A flat near the station').getByRole('button', { name: 'Ask a question' }).click()
    await page.getByLabel('Your question about A flat near the station').fill('Is it loud?')
    await page.getByRole('button', { name: 'Send the question' }).click()
    await expect(page.getByText('Is it loud?')).toBeVisible()
    const seen = (await agent.ask('deskCase', { idx })) as DataOf<typeof deskCase>
    expect(seen.offers.map(({ answer }) => answer)).toEqual(['yes', 'question'])

    await page.getByRole('button', { name: 'Revoke the link' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The link was revoked')
  },
)
