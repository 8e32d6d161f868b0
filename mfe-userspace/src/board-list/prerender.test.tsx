import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from '../locales/catalog'
import { jobs, questions } from './page'

it('the build draws an empty board for each combination of filters', async () => {
  const { empty } = (await prerenderPages([jobs], catalog)('en'))['/userspacejobs'] ?? {}
  expect(JSON.stringify(empty)).not.toMatch(/-of-the-/)
  const kinds = Object.values(empty?.parts ?? {}).flatMap((part) => part.kinds)
  const htmlAt = (when: object) => kinds.filter((kind) => JSON.stringify(kind.when) === JSON.stringify(when))
  expect(kinds.some(({ html }) => html.includes('No posts in South Korea yet.'))).toBe(true)
  expect(kinds.some(({ html }) => html.includes('Nothing matches these filters'))).toBe(true)
  expect(htmlAt({ 'query.search': true })).not.toEqual([])
})

it('the build draws a board with slots for its filters and page numbers', async () => {
  const drawn = await prerenderPages([jobs, questions], catalog)('en')
  const { list, parts, ...page } = drawn['/userspacejobs'] ?? {}
  expect(list?.rows).toHaveLength(18)
  expect(JSON.stringify({ page, list, parts })).not.toMatch(/-of-the-(?:row|search)|500[456]|900[0-9]|2001-/)
  const whens = Object.values(parts ?? {}).flatMap(({ kinds }) =>
    kinds.map(({ when }) => JSON.stringify(when)),
  )
  expect(whens).toEqual(
    expect.arrayContaining([
      '{"query.region":"South Korea"}',
      '{"query.jstatus":"Recruit"}',
      '{"query.search":true}',
      '{"member":true}',
    ]),
  )
  expect(parts?.pages?.kinds).toEqual([
    { when: { page: null }, html: expect.stringContaining('…') },
    {
      when: { current: true },
      html: expect.stringMatching(/href="\{\{href\}\}" aria-current="page">\{\{page\}\}</),
    },
    { when: {}, html: expect.stringMatching(/href="\{\{href\}\}">\{\{page\}\}</) },
  ])
  expect(JSON.stringify(drawn['/userspacequestionsboard'])).not.toContain('query.region')
})

it('the build draws an address after the last page with its number and the way to the last page', async () => {
  const { afterLast } = (await prerenderPages([jobs], catalog)('en'))['/userspacejobs'] ?? {}
  const text = JSON.stringify(afterLast)
  expect(text).not.toMatch(/-of-the-|5005|9009/)
  expect(text).toContain('There is no page {{pages.number}}')
  expect(text).toMatch(/href=\\"\{\{pages\.href\}\}\\"[^>]*>Go to the last page/)
  expect(afterLast?.parts?.pages?.kinds).toEqual([
    { when: { page: null }, html: expect.stringContaining('…') },
    { when: {}, html: expect.stringMatching(/href="\{\{href\}\}">\{\{page\}\}</) },
  ])
})
