import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from '../locales/catalog'
import { post, questionsPost } from './page'

it('the build draws an empty editor for members, of the board that the address names', async () => {
  const drawn = await prerenderPages([post, questionsPost], catalog)('en')
  const page = drawn['/post']
  expect(page?.when).toEqual({ member: true, 'query.edit': null })
  const kinds = Object.values(page?.parts ?? {}).flatMap((part) => part.kinds)
  const cautions = kinds.filter(({ html }) => html.includes('mailto:{{site.supportEmail}}'))
  expect(kinds.map(({ when }) => when)).toEqual(
    expect.arrayContaining(['tr', 'jobs', 'qb'].map((type) => ({ 'query.type': type }))),
  )
  // Of the roommate and trade boards only.
  expect(cautions.map(({ when }) => when)).toEqual([
    { 'query.type': null },
    { 'query.type': 'tr' },
    { 'query.type': true },
  ])
  expect(drawn['/questionsboardpost']?.html).toMatch(/<textarea[^>]* name="description"/)
})
