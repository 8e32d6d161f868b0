import { inqLong } from '@within-reach/contract'
import { joinAs, makeStaff } from '../site/members'
import { tags } from '../site/tags'
import { expect, newEmail, someAddress, test } from '../site/visit'
import { drawPicture } from './people'

test(
  'an agent takes a case, notes and offers a home, and a colleague sees each on an open page',
  tags('@mfe-desk', '@one-width'),
  async ({ page, visitor, request }) => {
    const email = newEmail('visitor')
    const form = {
      name: 'Jisoo Park',
      email,
      length_of_stay: '6',
      visa: 'yes',
      admission: 'no',
      area_in_mind: 'Seoul, near Hongik University',
      budget: '900',
    }
    const asked = await request.post(inqLong.path, { form, headers: { 'X-Forwarded-For': someAddress() } })
    expect(asked.ok()).toBe(true)

    const agent = await joinAs(page, 'noa')
    await makeStaff(agent, 'agent')
    await page.goto('/desk/cases')
    await page.getByRole('searchbox', { name: 'Search cases' }).fill(email)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Seoul, near Hongik University' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seoul, near Hongik University')
    await page.getByRole('button', { name: 'Take it' }).click()
    await expect(page.getByRole('button', { name: 'Hand it back' })).toBeVisible()

    const { page: colleagues } = await visitor()
    await makeStaff(await joinAs(colleagues, 'ella'), 'agent')
    await colleagues.goto(page.url())
    await expect(colleagues.getByRole('button', { name: `Take it over from ${agent.nick}` })).toBeVisible()

    await page.getByLabel('Note for colleagues').fill('She can move in at once.')
    await page.getByRole('button', { name: 'Save the note' }).click()
    await expect(colleagues.getByText('She can move in at once.')).toBeVisible()

    await page.getByRole('button', { name: 'Offer a home' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByLabel('Title').fill('Two rooms by the park')
    await panel.getByLabel('Area', { exact: true }).fill('Mapo, Seoul')
    await panel.getByLabel('Rent per month').fill('900000')
    await panel.getByLabel('Deposit').fill('10000000')
    await panel.getByLabel('Available from').fill('2027-01-01')
    await panel
      .getByLabel('Pictures (optional)')
      .setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: await drawPicture(page) })
    await panel.getByRole('button', { name: 'Offer it to Jisoo Park' }).click()
    await expect(page.getByText('Offered to Jisoo Park.')).toBeVisible()
    const offers = colleagues.getByRole('list', { name: 'Offered homes' })
    await expect(offers.getByRole('heading', { name: 'Two rooms by the park' })).toBeVisible()
    await expect(offers.getByRole('button', { name: /^Open picture 1 of 1/ })).toBeVisible()
  },
)

for (const timezoneId of ['America/New_York', 'Asia/Seoul'])
  test(
    `an agent in ${timezoneId} reads the days of a case as they were chosen`,
    tags('@mfe-desk', '@one-width'),
    async ({ visitor }) => {
      const { page } = await visitor({ timezoneId })
      const agent = await joinAs(page, 'noa')
      await makeStaff(agent, 'agent')
      const subject = newEmail('subject')
      await agent.ask('inqs', { subject, cont: 'A room' })
      const [found] = (await agent.ask('cases', { search: subject })) as [{ case_idx: number }]
      const { case_idx: idx } = found
      const home = { title: 'Two rooms', area: 'Mapo', rent: 900, deposit: 900, currency: 'USD' }
      await agent.ask('offerHome', { idx, ...home, available: '2027-03-01', text: '' })
      await agent.ask('moveCase', { idx, state: 'viewing', due: '2127-03-05' })
      await page.goto(`/desk/case?idx=${idx}`)
      await expect(page.getByRole('list', { name: 'Offered homes' })).toContainText('Mar 1, 2027')
      await expect(page.getByText('An answer is due on Mar 5, 2127')).toBeVisible()
      await expect(page.getByText('Due Mar 5, 2127')).toBeVisible()
      await expect(page.getByLabel('Answer due')).toHaveValue('2127-03-05')
    },
  )
