import { answerWithRows, openHeld } from '../site/held-page'
import { markupOf } from '../site/markup'
import { joinAs, newPerson } from '../site/members'
import { tags } from '../site/tags'
import { expect, required, test } from '../site/visit'

test(
  'bookmarks are visible before the scripts, and are the same afterwards',
  tags('@both-widths', '@mfe-userspace'),
  async ({ page }) => {
    const author = await newPerson(required('SITE_URL'), 'ana')
    const noa = await joinAs(page, 'noa')
    const subject = `A <b>"room"</b> & {{href}} ${Date.now()}`
    const where = { region: 'Others', specificLocation: 'Leeds', description: 'Text' }
    for (const post of [
      { type: 'qb', subject: 'A question', description: 'Text' },
      { type: 'jobs', subject, jstatus: 'Seek', ...where },
    ] as const) {
      const address = await author.publish(post)
      await noa.ask('bookmark', { id: address.split('=')[1] ?? '', on: 'yes' })
    }

    await answerWithRows(page, '/bookmarks', '>A question</a>')
    const release = await openHeld(page, '/bookmarks')
    const list = page.getByRole('main').getByRole('list')
    await expect(list.getByRole('link', { name: subject })).toBeVisible()
    await expect(list.getByRole('button', { name: `Remove the bookmark of ${subject}` })).toBeVisible()
    await expect(list.getByRole('listitem').first()).toContainText(/Jobs.*Others.*Seek/)
    const prerendered = await markupOf(list)
    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    expect(await markupOf(list)).toBe(prerendered)
  },
)

test(
  'a choice of mails that is made before the scripts is saved after them',
  tags('@both-widths', '@mfe-account'),
  async ({ page }) => {
    await joinAs(page, 'noa')
    await answerWithRows(page, '/notifications', 'type="radio"')
    const release = await openHeld(page, '/notifications')
    const choice = (about: RegExp, name: string) =>
      page.getByRole('main').getByRole('group', { name: about }).getByLabel(name)
    await expect(choice(/^Messages/, 'At once')).toBeChecked()
    await choice(/^Comments/, 'Once a day').check()
    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    await expect(choice(/^Comments/, 'Once a day')).toBeChecked()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your choice is saved.')).toBeVisible()
    await page.unrouteAll()
    await page.reload()
    await expect(choice(/^Messages/, 'At once')).toBeChecked()
    await expect(choice(/^Comments/, 'Once a day')).toBeChecked()
  },
)
