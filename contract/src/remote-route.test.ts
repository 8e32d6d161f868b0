import * as v from 'valibot'
import { calls } from './calls'
import { RemoteRoute } from './remote-route'

const naming = (path: string) =>
  v.safeParse(RemoteRoute, { path: '/a', title: { en: 'A', ko: '가' }, reads: [{ path }] })

const reading = calls.filter(({ reads }) => reads)

it.each(reading)('a page may begin with $path', ({ path }) => {
  expect(naming(path).success).toBe(true)
})

it('only calls without login are marked as read-only', () => {
  expect(reading.length).toBeGreaterThan(0)
  expect(reading.filter(({ login }) => login !== 'none')).toEqual([])
})

it.each(['/metrics', '/api/', '/api/../metrics', 'https://other.example/api/posts'])(
  'a page may not begin with %s, which is not a call',
  (path) => {
    const { issues } = naming(path)
    expect(issues?.[0]?.message).toContain('is not the address of a call')
  },
)
