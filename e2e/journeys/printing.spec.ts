import { newPerson } from '../site/members'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test(
  'a post is printed with its text and comments, and without what can only be pressed',
  tags('@one-width', '@mfe-userspace'),
  async ({ page, baseURL }) => {
    const ana = await newPerson(String(baseURL), 'ana')
    const subject = `A desk to take home ${Date.now()}`
    const address = await ana.publish({ type: 'qb', subject, description: 'Who has a van?' })
    await ana.comment(address, 'Mine is free on Sunday.')
    await page.goto(address)
    const pressed = [
      page.getByRole('button', { name: 'Message the author' }),
      page.getByRole('link', { name: 'Block the author', exact: true }),
      page.getByRole('link', { name: 'Report this comment' }),
      page.getByLabel('Leave a comment'),
      page.getByRole('contentinfo'),
      page.getByRole('banner'),
    ]
    for (const part of pressed) await expect(part).toBeVisible()

    await page.emulateMedia({ media: 'print' })
    for (const part of pressed) await expect(part).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    await expect(page.getByText('Who has a van?')).toBeVisible()
    await expect(page.getByText('Mine is free on Sunday.')).toBeVisible()
  },
)
