import * as v from 'valibot'
import { calls } from './calls'
import { RemoteRoute } from './remote-route'

const naming = (path: string) =>
  v.safeParse(RemoteRoute, { path: '/a', title: { en: 'A', ko: '가' }, reads: [{ path }] })

const reading = calls.filter(({ reads }) => reads)

it.each(reading)('a page may begin with $path', ({ path }) => {
  expect(naming(path).success).toBe(true)
})

it('only calls without login, and two of a member, are marked as read-only', () => {
  expect(reading.filter(({ login }) => login === 'none').length).toBeGreaterThan(0)
  const withLogin = reading.filter(({ login }) => login !== 'none')
  expect(withLogin.map(({ login, path }) => `${login} ${path}`).sort()).toEqual([
    'bearer /api/getProfile',
    'bearer /api/msgs',
  ])
})

it.each(['/metrics', '/api/', '/api/../metrics', 'https://other.example/api/posts'])(
  'a page may not begin with %s, which is not a call',
  (path) => {
    const { issues } = naming(path)
    expect(issues?.[0]?.message).toContain('is not the address of a call')
  },
)
