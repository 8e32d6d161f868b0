import { liveFooter } from '../site/live-footer'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test.describe('a remote that cannot be loaded', tags('@mfe-userspace', '@mfe-askreach'), () => {
  // The page fixture fails on console errors, which are expected here.
  test(
    'affects its own section only, and loads with "Try again"',
    tags('@full', '@both-widths'),
    async ({ visitor, narrow }) => {
      const { page, complaints } = await visitor({ mayComplain: true })
      await page.route('**/remotes/mfe-userspace/**/*.js*', (route) => route.abort())
      await page.goto('/userspacetrade')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      expect(complaints().length).toBeGreaterThan(0)

      // Header, footer and every other section continue to work.
      await liveFooter(page).getByRole('link', { name: 'Terms of Use' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use')
      await page.goto('/userspacetrade')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      if (narrow) {
        await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
        await page.getByRole('link', { name: 'Long-term property' }).click()
      } else {
        await page.getByRole('button', { name: 'Ask Reach' }).hover()
        await page.getByRole('banner').getByRole('link', { name: 'Long-term property' }).click()
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long-term property')

      // After the fault, "Try again" works without a reload.
      await page.goBack()
      if (narrow) await page.goBack()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await page.unroute('**/remotes/mfe-userspace/**/*.js*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trade your stuff')
    },
  )

  test('hangs without delaying the rest of the site', tags('@one-width'), async ({ visitor }) => {
    const { page } = await visitor({ mayComplain: true })
    // Long timers never run here, so a page that waited for the remote's time limit would never be shown. Short ones run:
    // React waits up to 300 ms before it replaces a fallback.
    await page.addInitScript(() => {
      const realSetTimeout = window.setTimeout
      window.setTimeout = ((task: TimerHandler, delay = 0, ...rest: unknown[]) =>
        delay < 1000 ? realSetTimeout(task, delay, ...rest) : 0) as typeof window.setTimeout
    })
    const entry = '**/remotes/mfe-userspace/**/entry.js*'
    await page.route(entry, () => {})
    const requested = page.waitForRequest(entry)
    await page.goto('/userspacetrade', { waitUntil: 'commit' })
    await requested
    await liveFooter(page).getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  })
})
