import { createHash } from 'node:crypto'
import { overridePage } from './override-page'

const question = {
  remote: 'mfe-events',
  version: '1.2.0',
  until: '2026-11-24T17:39:00.000Z',
  location: '/mfe-events?a=1&b=2',
  fields: { override: 'mfe-events@1.2.0', seal: '"><script>' },
}

describe('the page that asks before a version is shown', () => {
  it.each([
    ['en', 'until November 24, 2026 at 17:39 UTC'],
    ['ko', '2026년 11월 24일 17:39 UTC까지'],
    ['zh', '在 2026年11月24日 17:39 UTC 之前'],
    ['vi', 'đến lúc 17:39 24 tháng 11, 2026 UTC'],
  ] as const)('gives the end in %s, with a named time zone', (language, until) => {
    expect(overridePage(question, language).html).toContain(until)
  })

  it('has the name of the site, and only what its policy allows', () => {
    const { html, policy } = overridePage(question, 'en')
    expect(html).toContain('Within Reach')
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? []
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(html).not.toMatch(/ style=|<script|src=/)
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(html).toContain('href="/mfe-events?a=1&amp;b=2"')
  })
})
