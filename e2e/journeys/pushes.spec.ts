import { expectAccessible } from '../site/accessibility'
import { fakePushManager } from '../site/fake-push-manager'
import { joinAs } from '../site/members'
import { expectNoSidewaysScrolling } from '../site/sideways'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'
import { wholeChromium } from '../site/whole-chromium'

test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: wholeChromium, args: ['--no-sandbox', '--disable-background-networking'] },
})
test.skip(wholeChromium === undefined, 'needs a whole Chromium: the headless shell shows no notifications')

test(
  'a member turns notifications on, gets one, and turns them off',
  tags('@mfe-account', '@one-width'),
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['notifications'])
    await page.addInitScript(fakePushManager)
    await joinAs(page, 'mina')
    await page.goto('/notifications')
    await page.getByRole('button', { name: 'Turn on notifications' }).click()
    await expect(page.getByText('Notifications are on.')).toBeVisible()
    await expectAccessible(page, 'notifications that are on')
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScrolling(page, 'notifications that are on')
    await page.reload()
    await expect(page.getByText('Notifications are on.')).toBeVisible()

    await test.step('what arrives is shown', async () => {
      const browser = await context.newCDPSession(page)
      let id = ''
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        id = registrations.find(({ scopeURL }) => scopeURL === `${baseURL}/`)?.registrationId ?? id
      })
      await browser.send('ServiceWorker.enable')
      await expect.poll(() => id).not.toBe('')
      const news = { title: 'New message from alex', body: '', tag: 'thread-1', page: '/conversation?with=1' }
      for (const title of ['New message from alex', '2 new messages from alex'])
        await browser.send('ServiceWorker.deliverPushMessage', {
          origin: String(baseURL),
          registrationId: id,
          data: JSON.stringify({ ...news, title }),
        })
      const shown = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready
          return (await registration.getNotifications()).map(({ title, data }) => [title, data as unknown])
        })
      await expect.poll(shown).toEqual([['2 new messages from alex', '/conversation?with=1']])
    })

    await page.getByRole('button', { name: 'Turn off notifications' }).click()
    await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  },
)
