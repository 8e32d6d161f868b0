import { joinAs } from '../site/members'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'
import { drawPicture } from './people'

test(
  'a visitor’s inquiry survives a reload in its tab alone, until it is discarded',
  tags('@mfe-askreach'),
  async ({ page, context }) => {
    await page.goto('/askreachlongtermproperty')
    // Until the section replaces the prerendered form, nothing keeps a draft.
    await expect(page.locator('#prerendered')).toHaveCount(0)
    await page.getByLabel('Area in mind').fill('Near Hongik University')
    await page.getByLabel('Budget').fill('900')
    await page.reload()
    await expect(page.getByText('We kept your draft')).toBeVisible()
    await expect(page.getByLabel('Area in mind')).toHaveValue('Near Hongik University')
    await expect(page.getByLabel('Budget')).toHaveValue('900')
    // The next person at this computer.
    const nextVisit = await context.newPage()
    await nextVisit.goto('/askreachlongtermproperty')
    await expect(nextVisit.locator('#prerendered')).toHaveCount(0)
    await expect(nextVisit.getByLabel('Area in mind')).toHaveValue('')
    await nextVisit.close()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByLabel('Area in mind')).toHaveValue('')
    await page.reload()
    await expect(page.getByLabel('Area in mind')).toHaveValue('')
  },
)

test(
  'a half-written post is restored after the session ended and the member logged in again',
  tags('@mfe-account', '@mfe-userspace'),
  async ({ page, context }) => {
    const member = await joinAs(page, 'noa')
    await page.goto('/questionsboardpost')
    await expect(page.getByRole('toolbar', { name: 'Text format' })).toBeVisible()
    await page.getByLabel('Subject').fill('Which bank opens an account without an address?')
    await page.getByRole('textbox', { name: 'Description' }).fill('I arrive in March.')

    // The session ends elsewhere: the service no longer knows the cookie.
    await context.clearCookies()
    await page.reload()
    await expect(page).toHaveURL('/login?next=%2Fquestionsboardpost')
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/questionsboardpost')
    await expect(page.getByText('We kept your draft')).toBeVisible()
    await expect(page.getByLabel('Subject')).toHaveValue('Which bank opens an account without an address?')
    await expect(page.getByRole('textbox', { name: 'Description' })).toContainText('I arrive in March.')
  },
)

test(
  'an author edits an ad and a comment; another member cannot',
  tags('@mfe-userspace'),
  async ({ page, visitor }) => {
    const subject = `A room ${Date.now()}`
    const author = await joinAs(page, 'mina')
    const address = await author.publish({
      type: 'fr',
      region: 'Others',
      specificLocation: 'Lyon',
      subject,
      description: 'Bils included',
      picture: await drawPicture(page),
    })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    await page.getByLabel('Leave a comment').fill('Frst')
    await page.getByRole('button', { name: 'Post', exact: true }).click()

    const comment = page.getByRole('listitem').filter({ hasText: 'Frst' })
    await comment.getByRole('button', { name: 'Edit this comment' }).click()
    await page.getByLabel('Your comment').fill('First')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'First' })).toContainText('Edited')

    await page.getByRole('link', { name: 'Edit this post' }).click()
    const description = page.getByRole('textbox', { name: 'Description' })
    await expect(description).toContainText('Bils included')
    await description.fill('Bills included')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expect(page.getByText('Bills included')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open picture 1 of 1: room.png' })).toBeVisible()

    const { page: other } = await visitor()
    await joinAs(other, 'alex')
    await other.goto(address)
    await expect(other.getByText('Bills included')).toBeVisible()
    await expect(other.getByRole('link', { name: 'Edit this post' })).toBeHidden()
  },
)

test(
  'an author who edits a post and then deletes it is back at the list',
  tags('@mfe-userspace', '@one-width'),
  async ({ page }) => {
    const subject = `Which bank? ${Date.now()}`
    const author = await joinAs(page, 'mina')
    await author.publish({ type: 'qb', subject, description: 'For students.' })
    await page.goto('/userspacequestionsboard')
    const row = page.getByRole('link', { name: subject })
    await row.click()
    const edit = page.getByRole('link', { name: 'Edit this post' })
    await edit.click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await edit.click()
    await page.getByLabel('Subject').fill(`${subject} Soon`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${subject} Soon`)

    await page.getByRole('button', { name: 'Delete this post' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL('/userspacequestionsboard')
    await expect(row).toBeHidden()
  },
)

test(
  'a comment whose answer was lost is sent again, and is listed once',
  tags('@mfe-userspace', '@one-width'),
  async ({ visitor }) => {
    const { page } = await visitor({ mayComplain: true })
    const author = await joinAs(page, 'mina')
    const address = await author.publish({ type: 'qb', subject: 'Which bank?', description: 'For students.' })
    await page.goto(address)
    await page.route(
      '**/api/postingCm',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    const comment = page.getByLabel('Leave a comment')
    await comment.fill('The one at the station')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('Error')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await expect(comment).toHaveValue('The one at the station')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(comment).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: 'The one at the station' })).toHaveCount(1)
  },
)
