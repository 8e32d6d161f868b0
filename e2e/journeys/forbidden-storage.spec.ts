import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test(
  'a browser that forbids storage shows the site, whose menus, switches and forms work',
  tags('@one-width', '@mfe-userspace'),
  async ({ page }) => {
    // As Chromium does if its person blocks cookies and the data of sites.
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
    )
    await page.goto('/')
    await page.getByRole('button', { name: 'User Space' }).click()
    await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ko')
    await expect(page.getByRole('heading', { level: 1, name: '일자리' })).toBeVisible()
  },
)
