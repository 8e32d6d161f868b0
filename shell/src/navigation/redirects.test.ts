import { completeStore, live } from '@within-reach/runtime/testing'
import { createSessionStore, redirects } from '@within-reach/shared-core'
import { member } from '../testing/members'
import { followRedirects, navigate } from './navigate'
import { createRedirects } from './redirects'
import { createFindPage } from '../find-page'

const title = { en: 'A', ko: 'A' }
const decisions = completeStore({
  revision: 1,
  records: [],
  remotes: live('mfe-a', [
    { path: '/own', title, redirects: redirects.membersOnly },
    { path: '/login', title, redirects: redirects.visitorsOnly },
    { path: '/open', title },
    { path: '/case', title, redirects: { visitorsWith: { to: '/login', query: 'idx' } } },
  ]),
})
const findPage = createFindPage(decisions, [
  { path: '/menu', title, redirects: { members: { to: '/menu2' } } },
])
const visitor = createSessionStore()
const loggedIn = createSessionStore({ status: 'loggedIn', member: member('m1'), token: 't' })

it.each([
  ['a visitor', visitor, '/own?id=7', '/login?next=%2Fown%3Fid%3D7'],
  ['a visitor', visitor, '/open?page=2#top', '/open?page=2#top'],
  ['a visitor', visitor, '/case?idx=7', '/login'],
  ['a visitor', visitor, '/case#secret', '/case#secret'],
  ['a visitor', visitor, '/nowhere', '/nowhere'],
  ['a visitor', visitor, '/menu', '/menu'],
  ['a member', loggedIn, '/own?id=7', '/own?id=7'],
  ['a member', loggedIn, '/login?next=%2Fown', '/own'],
  ['a member', loggedIn, '/menu', '/menu2'],
])('a link leads %s where its page redirects them', (_, session, to, expected) => {
  expect(createRedirects({ findPage, session })(to)).toBe(expected)
})

it('a navigation to a page that redirects is one history entry, of the page where it ends', () => {
  followRedirects(createRedirects({ findPage, session: visitor }))
  const before = window.history.length
  navigate('/own')
  expect(window.location.pathname + window.location.search).toBe('/login?next=%2Fown')
  expect(window.history.length).toBe(before + 1)
  followRedirects((to) => to)
})
