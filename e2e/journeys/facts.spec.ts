import { expectAccessible } from '../site/accessibility'
import { joinAs } from '../site/members'
import { expectNoSidewaysScrolling } from '../site/sideways'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test(
  'a member says what a room costs, finds it by photos and facts, and saves the filter',
  tags('@one-width', '@full', '@mfe-userspace'),
  async ({ page }) => {
    await joinAs(page, 'mina')
    const subject = `A room for ${Date.now()}`
    await page.goto('/post?type=fr')
    await page.getByLabel('Region').selectOption('United Kingdom')
    await page.getByLabel('Specific location').fill('Leith')
    await page.getByLabel('Subject').fill(subject)
    // The rich editor is loaded once its tools are visible.
    await expect(page.getByRole('toolbar', { name: 'Text format' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Description' }).fill('Two windows to the south.')
    await page.getByText('Facts (optional)').click()
    await page.getByLabel('Currency').selectOption('GBP')
    await page.getByLabel('Rent a month').fill('11')
    await page.getByLabel('Bills', { exact: true }).selectOption('Included in the rent')
    await page.getByLabel('Room', { exact: true }).selectOption('Shared room')
    await expectAccessible(page, 'the editor with open facts')
    await page.getByRole('button', { name: 'Create' }).click()

    await page.getByRole('link', { name: 'Photos' }).click()
    await expect(page).toHaveURL('/find?type=fr')
    // Until the view is loaded, the board is still shown, which also has a field for the region.
    await expect(page.getByLabel('Cost a month at most')).toBeVisible()
    await page.getByLabel('Region').selectOption('United Kingdom')
    await page.getByLabel('Cost a month at most').fill('12')
    await page.getByLabel('Cost a month at most').press('Enter')
    await expect(page).toHaveURL('/find?type=fr&region=United+Kingdom&currency=GBP&rent_max=12')
    const card = page.getByRole('article').filter({ hasText: subject })
    await expect(card).toContainText('£11 a month with bills')
    await expectAccessible(page, 'the posts with photos')
    await expectNoSidewaysScrolling(page, 'the posts with photos')

    await page.getByLabel('Room', { exact: true }).selectOption('Whole home')
    await expect(page.getByText('No post fits all of these filters')).toBeVisible()
    await expectAccessible(page, 'filters that nothing fits')
    await page.getByRole('button', { name: 'Without “Room”' }).click()
    await page.reload()
    await page.getByRole('link', { name: subject }).click()
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible()
    await expectAccessible(page, 'a post with facts')

    await page.goBack()
    await page.getByRole('link', { name: 'Save this search' }).click()
    await expect(page.getByText('Cost a month at most: £12', { exact: false })).toBeVisible()
    await expectAccessible(page, 'the page that saves a filter')
    await page.getByLabel('Name').fill('Cheap rooms')
    await page.getByRole('button', { name: 'Save this search' }).click()
    await page.getByRole('link', { name: 'Saved searches' }).click()
    await page.getByRole('link', { name: 'Cheap rooms' }).click()
    await expect(page).toHaveURL(/^[^?]+\/find\?.*rent_max=12.*&saved=\d+$/)
    await expect(page.getByLabel('Cost a month at most')).toHaveValue('12')
    await expectNoSidewaysScrolling(page, 'the filter that was saved')
  },
)
