import type { TestInfo } from '@playwright/test'
import { tags } from '../site/tags'
import { trackContext } from '../site/track'
import { expect, test } from '../site/visit'

test(
  'an address with ?diagnostics shows what the page is composed of',
  tags('@mfe-userspace'),
  async ({ page }) => {
    await page.goto('/userspacetrade?diagnostics')
    const panel = page.getByRole('dialog', { name: 'What this page is made of' })
    const entry = panel.getByRole('listitem').filter({ hasText: 'mfe-userspace' })
    await expect(entry.locator('code').first()).toHaveText(/^\d+\.\d+\.\d+-/)
  },
)

test(
  'the diagnostics of every page are attached to a failed journey, and not to a passed one',
  tags('@one-width', '@mfe-askreach'),
  async ({ context }) => {
    const attachIfFailed = trackContext(context, 'tester')
    const tab = await context.newPage()
    await tab.goto('/askreachlongtermproperty')
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Long-term property')
    const attachments = new Map<string, unknown>()
    const attach: TestInfo['attach'] = (name, { body } = {}) => {
      attachments.set(name, body)
      return Promise.resolve()
    }
    const ended = (status: string) =>
      attachIfFailed({ status, expectedStatus: 'passed', errors: [], attach } as unknown as TestInfo)

    await ended('passed')
    expect([...attachments.keys()]).toEqual([])
    await ended('failed')
    expect([...attachments.keys()]).toEqual(['console of tester', 'diagnostics of tester'])
    expect(attachments.get('diagnostics of tester')).toMatch(/"remote": "mfe-askreach",\s+"version": "\d/)
    expect(attachments.get('console of tester')).toContain('opened ')
  },
)
