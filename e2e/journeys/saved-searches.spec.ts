import { expectAccessible } from '../site/accessibility'
import { newPerson } from '../site/members'
import { expectNoSidewaysScrolling } from '../site/sideways'
import { tags } from '../site/tags'
import { expect, mailTo, test } from '../site/visit'

test(
  'a visitor saves a search, gets a mail about a new post, bookmarks it, and ends the mails',
  tags('@full', '@one-width', '@mfe-userspace', '@mfe-account'),
  async ({ page, baseURL }) => {
    const [mina, seller] = [
      await newPerson(String(baseURL), 'mina'),
      await newPerson(String(baseURL), 'seller'),
    ]
    const word = `harmonium ${mina.nick}`

    await page.goto('/userspacetrade?region=Others')
    await page.getByRole('searchbox').fill(word)
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByText('Nothing matches these filters')).toBeVisible()
    await page.getByRole('link', { name: 'Save this search' }).click()
    await page.getByLabel('Email').fill(mina.email)
    await page.getByLabel('Password', { exact: true }).fill(mina.password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save this search')
    await expect(page.getByLabel('Name')).toHaveValue(`${word}, Others`)
    await expectAccessible(page, 'the page that saves a search')
    await page.getByLabel('Name').fill('Harmoniums')
    await page.getByLabel('At once').check()
    await page.getByRole('button', { name: 'Save this search' }).click()
    await expect(page.getByText('“Harmoniums” is saved.')).toBeVisible()

    const address = await seller.publish({
      type: 'tr',
      subject: `A ${word}`,
      description: 'It breathes',
      region: 'Others',
      specificLocation: 'Oslo',
    })
    const { text } = await mailTo(mina.email, /1 new post: Harmoniums/)
    expect(text).toContain(address)

    await page.getByRole('link', { name: 'Saved searches' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved searches')
    await expect(page.getByText('1 new post')).toBeVisible()
    await expectAccessible(page, 'the saved searches')
    await page.setViewportSize({ width: 375, height: 800 })
    await expectNoSidewaysScrolling(page, 'the saved searches')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('link', { name: 'Harmoniums' }).click()
    await page.getByRole('link', { name: `A ${word}` }).click()
    const stored = page.waitForResponse('**/api/bookmark')
    await page.getByRole('button', { name: 'Bookmark' }).click()
    await stored
    await expect(page.getByRole('button', { name: 'Remove the bookmark' })).toBeVisible()
    await page.goto('/bookmarks')
    await expect(page.getByRole('link', { name: `A ${word}` })).toBeVisible()
    await expectAccessible(page, 'the bookmarks')
    await page.goto('/mysearches')
    await expect(page.getByLabel('Mails about new posts')).toHaveValue('at-once')
    await expect(page.getByText('new post', { exact: false }).filter({ hasText: /^\d/ })).toHaveCount(0)

    await page.goto(/https?:\S+\/stopmails#\S+/.exec(text)?.[0] ?? '')
    const stop = page.getByRole('button', { name: 'No more mails' })
    await expect(stop).toBeVisible()
    await expectAccessible(page, 'the page that ends mails')
    await stop.click()
    await expect(page.getByText('You get no more of these mails.', { exact: false })).toBeVisible()
    await page.goto('/mysearches')
    await expect(page.getByLabel('Mails about new posts')).toHaveValue('none')
  },
)
