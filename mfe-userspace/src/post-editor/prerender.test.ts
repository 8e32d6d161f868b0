import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from '../locales/catalog'
import { post, questionsPost } from './page'

it('the build draws an empty editor for members, of the board that the address names', async () => {
  const drawn = await prerenderPages([post, questionsPost], catalog)('en')
  const page = drawn['/post']
  expect(page?.when).toEqual({ member: true, 'query.edit': null })
  const whens = Object.values(page?.parts ?? {}).flatMap(({ kinds }) => kinds.map(({ when }) => when))
  expect(whens).toContainEqual({ 'query.type': 'tr' })
  expect(page?.html).toContain('mailto:{{site.supportEmail}}')
  expect(drawn['/questionsboardpost']?.html).toMatch(/<textarea[^>]* name="description"/)
})
