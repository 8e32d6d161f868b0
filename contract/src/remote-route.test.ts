import * as v from 'valibot'
import { cms, postDetail, posting, posts } from './boards'
import { RemoteRoute } from './remote-route'

const naming = (path: string) =>
  v.safeParse(RemoteRoute, { path: '/a', title: { en: 'A', ko: '가' }, reads: [{ path }] })

it.each([posts, postDetail, cms])('a page may begin with $path', ({ path }) => {
  expect(naming(path).success).toBe(true)
})

it.each([posting.path, '/api/nothing', '/metrics'])(
  'a page may not begin with %s: a link to it would make that call',
  (path) => {
    const { issues } = naming(path)
    expect(issues?.[0]?.message).toContain('only reads')
  },
)
