import type { TestInfo } from '@playwright/test'
import { trackContext } from '@within-reach/kit/journey-parts'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

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
