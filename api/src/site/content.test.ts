import { errors } from '../platform/errors'
import { contentOf } from './content'
import type { SitePosts } from './posts'

const away: SitePosts = {
  preview: () => Promise.reject(errors.unavailable('away', 1)),
  addresses: () => Promise.reject(errors.unavailable('away', 1)),
  highestId: () => Promise.reject(errors.unavailable('away', 1)),
}
const silent: SitePosts = { ...away, preview: () => new Promise(() => {}) }

it.each([
  ['away', away],
  ['silent', silent],
])(
  'a page has no extra content while the database is %s, and the reason is logged',
  async (_state, posts) => {
    const troubles: unknown[] = []
    const content = await contentOf(
      posts,
      '/view',
      new URLSearchParams('id=7'),
      (error) => troubles.push(error),
      1,
    )
    expect(content).toEqual({ kind: 'plain' })
    expect(troubles).toHaveLength(1)
  },
)

it('pages without posts do not query the database', async () => {
  const troubles: unknown[] = []
  expect(await contentOf(away, '/aboutus', new URLSearchParams(), (error) => troubles.push(error))).toEqual({
    kind: 'plain',
  })
  expect(troubles).toEqual([])
})
