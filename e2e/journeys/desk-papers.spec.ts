import { expectAccessible } from '../site/accessibility'
import { joinAs, makeStaff } from '../site/members'
import { expectNoSidewaysScrolling } from '../site/sideways'
import { tags } from '../site/tags'
import { expect, required, test } from '../site/visit'

test(
  'an agent notes the papers of a host by keys alone, and visitors see the badge until the agent takes it back',
  tags('@mfe-desk', '@mfe-userspace', '@both-widths'),
  async ({ page, visitor }) => {
    const agent = await joinAs(page, 'noa')
    await makeStaff(agent, 'agent')
    const host = await joinAs((await visitor()).page, 'alex')
    const subject = 'Two rooms by the park'
    const post = await host.publish({ type: 'qb', subject, description: 'Both are bright.' })
    const { page: visitors } = await visitor()
    const badge = visitors.getByText('Papers seen', { exact: true })
    const open = async () => {
      await visitors.goto(post)
      await expect(visitors.getByText('Member since')).toBeVisible()
    }
    await open()
    await expect(badge).toHaveCount(0)

    await page.goto('/desk/papers')
    await page.getByLabel('Link or number of a post').fill(required('SITE_URL') + post)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: host.nick })).toBeFocused()
    await expect(page.getByRole('link', { name: subject })).toHaveAttribute('href', post)
    await page.getByLabel('Days').fill('30')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`Did you see the papers of ${host.nick}?`)
    await expectAccessible(page, 'the question before papers are noted')
    await dialog.getByRole('button', { name: 'I saw them' }).press('Enter')
    await expect(page.getByText(`Noted: the papers of ${host.nick} count until`)).toBeVisible()
    await expect(page.getByText(`by ${agent.nick}`)).toBeVisible()
    await expectAccessible(page, 'noted papers')
    await expectNoSidewaysScrolling(page, 'noted papers')
    await open()
    await expect(badge).toBeVisible()

    await page.getByRole('button', { name: 'Take it back' }).press('Enter')
    await dialog.getByRole('button', { name: 'Take it back' }).press('Enter')
    await expect(page.getByText(`Taken back: the papers of ${host.nick} no longer count.`)).toBeVisible()
    await expect(page.getByText('Not seen')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: host.nick })).toBeFocused()
    await open()
    await expect(badge).toHaveCount(0)
  },
)
