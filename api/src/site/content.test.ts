import { errors } from '../platform/errors'
import { contentOf } from './content'
import type { SitePosts } from './posts'

const away: SitePosts = {
  preview: () => Promise.reject(errors.unavailable('away', 1)),
  previews: () => Promise.reject(errors.unavailable('away', 1)),
  previewOf: ({ type, subject, image_path: picture, userid: author, ca }) => ({
    type,
    subject,
    text: '',
    picture,
    author,
    created: new Date(ca),
    edited: null,
  }),
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
      [],
      (error) => troubles.push(error),
      1,
    )
    expect(content).toEqual({ kind: 'plain' })
    expect(troubles).toHaveLength(1)
  },
)

it('a post that was read for the page is not read again', async () => {
  const post = {
    post_idx: 7,
    type: 'tr',
    subject: 'A desk',
    image_path: null,
    userid: 'alex',
    ca: '2026-11-01',
  }
  const answers = [{ path: '/api/postDetail', fields: { id: '7' }, answer: { res: 1, data: post } }]
  const content = await contentOf(away, '/view', new URLSearchParams('id=7'), answers, (error) => {
    throw error
  })
  expect(content).toMatchObject({ kind: 'post', id: 7, post: { subject: 'A desk', author: 'alex' } })
})

it('pages without posts do not query the database', async () => {
  const troubles: unknown[] = []
  expect(
    await contentOf(away, '/aboutus', new URLSearchParams(), [], (error) => troubles.push(error)),
  ).toEqual({
    kind: 'plain',
  })
  expect(troubles).toEqual([])
})
