import { joinAs } from '../site/members'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test(
  'a page keeps its own title after going back to it, and at its next address',
  tags('@mfe-userspace'),
  async ({ page }) => {
    const mina = await joinAs(page, 'mina')
    await page.goto(
      await mina.publish({ type: 'qb', subject: 'Where is the bakery?', description: 'I am new here.' }),
    )
    await expect(page).toHaveTitle('Where is the bakery? · Within Reach')
    await page.getByRole('main').getByRole('link', { name: 'Questions board' }).click()
    await expect(page).toHaveTitle('Questions board · Within Reach')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where is the bakery?')
    await expect(page).toHaveTitle('Where is the bakery? · Within Reach')

    await page.goto('/find?type=jobs')
    await expect(page).toHaveTitle('Jobs · Within Reach')
    await page.getByRole('searchbox').fill('bakery')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/find?type=jobs&search=bakery')
    await expect(page).toHaveTitle('Jobs · Within Reach')
  },
)
