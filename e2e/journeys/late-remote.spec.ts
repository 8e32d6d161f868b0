import { holdBack } from '../site/hold-back'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test.describe('a remote that is slower than its limit', () => {
  test(
    'shows the card, and then the page without a click',
    tags('@full', '@one-width', '@mfe-account'),
    async ({ page }) => {
      const messages: string[] = []
      page.on('console', (message) => messages.push(message.text()))
      const release = await holdBack(page, '**/remotes/mfe-account/**/entry.js')
      await page.goto('/signup', { waitUntil: 'commit' })
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect.poll(() => messages.join()).toContain('took longer than 4000 ms')

      release()
      await expect(page.getByLabel('Nick Name')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    },
  )
})
