import * as v from 'valibot'
import { redirectAddress, Redirects } from './redirects'
import { RemoteRoute } from './remote-route'

const at = { pathname: '/own', search: '?to=ana' }

it('a redirect adds the address of the page, follows one, or does neither', () => {
  const next = { pathname: '/login', search: '?next=%2Fown%3Fto%3Dana' }
  expect(redirectAddress({ visitors: { to: '/login', next: 'add' } }, 'visitors', at)).toBe(
    next.pathname + next.search,
  )
  expect(redirectAddress({ members: { to: '/', next: 'follow' } }, 'members', next)).toBe('/own?to=ana')
  expect(redirectAddress({ members: { to: '/', next: 'follow' } }, 'members', at)).toBe('/')
  expect(redirectAddress({ members: { to: '/list' } }, 'members', next)).toBe('/list')
})

it('visitors are redirected at an address with a parameter, if the page says so', () => {
  const visitorsWith = { to: '/login', next: 'add', query: 'to' } as const
  expect(redirectAddress({ visitorsWith }, 'visitors', at)).toBe('/login?next=%2Fown%3Fto%3Dana')
  expect(redirectAddress({ visitorsWith }, 'visitors', { pathname: '/own', search: '?to=' })).toBeUndefined()
  expect(redirectAddress({ visitorsWith }, 'members', at)).toBeUndefined()
  expect(redirectAddress({ visitorsWith, visitors: { to: '/' } }, 'visitors', at)).toBe('/')
})

it('visitors are redirected at an address without a link’s parameter and without a fragment, if the page says so', () => {
  const redirects = { visitorsWithout: { to: '/login', next: 'add', query: ['link', 'secret'] } } as const
  const of = (search: string, hash?: string) =>
    redirectAddress(redirects, 'visitors', { pathname: '/own', search, hash })
  expect(of('')).toBe('/login?next=%2Fown')
  expect(of('?page=2', '')).toBe('/login?next=%2Fown%3Fpage%3D2')
  expect([of('?link=1'), of('?secret=s'), of('', '#s')]).toEqual([undefined, undefined, undefined])
  expect(redirectAddress(redirects, 'members', { pathname: '/own', search: '' })).toBeUndefined()
})

it('a group without a redirect sees the page', () => {
  expect(redirectAddress(undefined, 'members', at)).toBeUndefined()
  expect(redirectAddress({ visitors: { to: '/' } }, 'members', at)).toBeUndefined()
})

it.each(['https://other.example', '//other', '/\\other', 'login', '/login?next=/', ''])(
  'cannot name %j, which is not the path of a page',
  (to) => {
    expect(v.safeParse(Redirects, { members: { to } }).success).toBe(false)
  },
)

it('is a field of a route, which older records do not have', () => {
  const route = { path: '/own', title: { en: 'Own', ko: '내 것' } }
  const redirects = { visitors: { to: '/login', next: 'add' } }
  expect(v.parse(RemoteRoute, { ...route, redirects })).toEqual({ ...route, redirects })
  expect(v.parse(RemoteRoute, route)).toEqual(route)
})
