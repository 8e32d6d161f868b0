import { agentEmail } from '../site/run-site'
import { spec } from '../site/spec'
import { tags } from '../site/tags'
import { expect, mailTo, newEmail, test } from '../site/visit'

test(
  'a visitor sends a long-term inquiry, and the agent receives it',
  {
    ...tags('@both-widths', '@mfe-askreach'),
    annotation: spec('2.askreach.long-term', '4.buttons.grey', '6.visitor.inquiries'),
  },
  async ({ page, narrow }) => {
    const email = newEmail('visitor')
    await page.goto('/')
    if (narrow) {
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
      await page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: 'Long-term property' })
        .click()
    } else {
      await page.getByRole('button', { name: 'Ask Reach' }).hover()
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Long-term property' })
        .click()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long-term property')

    const send = page.getByRole('button', { name: 'Send inquiry' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await page.getByLabel('Name').fill('Visitor Doe')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Length of stay').fill('6')

    // A grey button can be pressed, and focuses the first missing field.
    await send.click({ force: true })
    await expect(page.getByRole('group', { name: 'Do you have a visa?' }).getByLabel('Yes')).toBeFocused()

    await page.getByRole('group', { name: 'Do you have a visa?' }).getByLabel('Yes').check()
    await page
      .getByRole('group', { name: /admission/ })
      .getByLabel('No')
      .check()
    await page.getByLabel('Area in mind').fill('Seoul, near Hongik University')
    await page.getByLabel('Budget').fill('900')
    await expect(send).not.toHaveAttribute('aria-disabled')
    await send.click()
    await expect(page.getByText('Thank you! Our agent will get back to you shortly via e-mail')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByLabel('Area in mind')).toHaveValue('')

    const mail = await mailTo(agentEmail, new RegExp(email))
    expect(mail.replyTo).toContain(email)
    expect(mail.text).toContain('Seoul, near Hongik University')
    expect(mail.text).toContain('900')
  },
)
