import { joinAs, makeStaff } from '../site/members'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test(
  'a moderator decides a report by keys alone, the post is hidden at once, and one key brings it back',
  tags('@mfe-desk', '@mfe-userspace', '@one-width'),
  async ({ visitor }) => {
    // Its data are loaded ahead for the link in view, and may be asked for after the post was hidden.
    const { page } = await visitor({ mayComplain: true })
    const moderator = await joinAs(page, 'noa')
    await makeStaff(moderator, 'moderator')
    const author = await joinAs((await visitor()).page, 'alex')
    const subject = `A room with a deposit ${author.nick}`
    const post = await author.publish({
      type: 'fr',
      region: 'Others',
      specificLocation: 'Lyon',
      subject,
      description: 'Send the deposit by wire, the keys come by courier.',
    })
    // A hidden post is not found.
    const { page: readers } = await visitor({ mayComplain: true })
    const reporter = await joinAs(readers, 'mina')
    await reporter.report(post, 'illegal', 'He wants money before a viewing.')

    await page.goto('/desk')
    const row = page.getByRole('link', { name: new RegExp(subject) })
    await expect(row).toBeVisible()
    for (let rows = 0; rows < 20 && !(await row.evaluate((link) => link === document.activeElement)); rows++)
      await page.keyboard.press('j')
    await expect(row).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Review of ${author.nick}`)
    await expect(page.getByText('He wants money before a viewing.')).toBeVisible()

    await page.keyboard.press('h')
    await expect(page.getByRole('button', { name: /^Hide/ })).toBeFocused()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Hidden: ${author.nick}`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(`Review of ${author.nick}`)

    await readers.goto(post)
    await expect(readers.getByRole('heading', { name: subject })).toBeHidden()
    await expect(readers.getByText('keys come by courier')).toBeHidden()

    await page.keyboard.press('u')
    await expect(page.getByText('Reversed.')).toBeVisible()
    await readers.reload()
    await expect(readers.getByRole('heading', { name: subject })).toBeVisible()
  },
)
