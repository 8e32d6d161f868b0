import type { Page } from '@playwright/test'
import { joinAs, newPerson } from '../site/members'
import { expectOnlyLostNetwork, keptAnswers, untilKept } from '../site/offline'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test.use({ serviceWorkers: 'allow' })

const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'waiting to be sent' })

test(
  'a message that is written without a network waits, and is sent once',
  tags('@one-width', '@mfe-messages'),
  async ({ visitor, baseURL }) => {
    const { page, context, complaints } = await visitor({ mayComplain: true })
    const bo = await newPerson(String(baseURL), 'bo')
    await joinAs(page, 'mina')
    // The list after the message is shown from the stored answer.
    await page.goto('/mobilemessage')
    await expect.poll(() => keptAnswers(page)).toBeGreaterThan(0)
    await page.goto('/mobilemsgsend')
    await untilKept(page)
    await page.getByRole('textbox', { name: 'To' }).fill(bo.email)
    await page.getByRole('textbox', { name: 'Message' }).fill('Is the room still free?')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /You are offline. Your message waits/ })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(waiting(page)).toHaveText(/1 text is waiting to be sent/)
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('list', { name: 'Not sent yet' })).toContainText('Is the room still free?')

    await context.setOffline(false)
    await expect(waiting(page)).toBeHidden()
    await page.goto('/mobilemessage?type=sent')
    await expect(page.getByText('Is the room still free?')).toHaveCount(1)
    expectOnlyLostNetwork(complaints())
  },
)

test(
  'a post whose answer was lost on the way waits, survives a reload, and is published once',
  tags('@full', '@one-width', '@mfe-userspace'),
  async ({ visitor }) => {
    const { page, context, complaints } = await visitor({ mayComplain: true })
    await joinAs(page, 'mina')
    await page.goto('/questionsboardpost')
    await untilKept(page)
    const subject = `Which bank? ${Date.now()}`
    await page.getByLabel('Subject').fill(subject)
    await expect(page.getByRole('toolbar', { name: 'Text format' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Description' }).fill('For students.')
    // The service receives the post, but its answer is lost.
    await page.route('**/api/posting', async (route) => {
      await route.fetch()
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveURL('/userspacequestionsboard')
    await expect(waiting(page)).toBeVisible()
    await page.unroute('**/api/posting')
    await page.reload()
    await expect(waiting(page)).toBeVisible()

    await context.setOffline(false)
    await expect(waiting(page)).toBeHidden()
    await page.goto('/userspacequestionsboard')
    await expect(page.getByRole('link', { name: subject })).toHaveCount(1)
    expectOnlyLostNetwork(complaints())
  },
)
