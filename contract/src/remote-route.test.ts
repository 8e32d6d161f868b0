import * as v from 'valibot'
import { calls } from './calls'
import { readFieldsAt, RemoteRoute } from './remote-route'

const naming = (path: string) =>
  v.safeParse(RemoteRoute, { path: '/a', title: { en: 'A', ko: '가' }, reads: [{ path }] })

const reading = calls.filter(({ reads }) => reads)

it.each(reading)('a page may begin with $path', ({ path }) => {
  expect(naming(path).success).toBe(true)
})

it('only calls without login, and a few of a member, may be embedded in a page', () => {
  expect(reading.filter(({ login }) => login === 'none').length).toBeGreaterThan(0)
  const withLogin = reading.filter(({ login }) => login !== 'none')
  expect(withLogin.map(({ login, path, reads }) => `${login} ${path} ${String(reads)}`).sort()).toEqual([
    'bearer /api/accountDeletion true',
    'bearer /api/blocks true',
    'bearer /api/bookmarked true',
    'bearer /api/bookmarks true',
    'bearer /api/conversation in-page',
    'bearer /api/conversations true',
    'bearer /api/emailChange true',
    'bearer /api/getProfile true',
    'bearer /api/msg in-page',
    'bearer /api/msgs true',
    'bearer /api/myCase in-page',
    'bearer /api/myCases true',
    'bearer /api/myReports true',
    'bearer /api/myRoles true',
    'bearer /api/notices true',
    'bearer /api/notificationSettings true',
    'bearer /api/savedSearches true',
  ])
})

it('the fields of a read come from its declaration and from the query, also from parameters of another name', () => {
  const read = {
    path: '/api/a',
    fields: { type: 'x', text: '' },
    query: ['type'],
    parameters: { text: 'search' },
  }
  const at = (query: string) => readFieldsAt(read, new URLSearchParams(query))
  expect(at('type=y&search=a+b&text=c')).toEqual({ type: 'y', text: 'a b' })
  expect(at('type=&search=')).toEqual({ type: 'x', text: '' })
})

it.each(['/metrics', '/api/', '/api/../metrics', 'https://other.example/api/posts'])(
  'a page may not begin with %s, which is not a call',
  (path) => {
    const { issues } = naming(path)
    expect(issues?.[0]?.message).toContain('is not the address of a call')
  },
)
