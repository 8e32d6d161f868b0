import type { InitialAnswer, PrerenderedPage } from '@within-reach/contract'
import { prepareTemplate } from './fill-template'
import type { PageVisit } from './page-scope'

const fillWith = (
  page: PrerenderedPage,
  answers: readonly InitialAnswer[] = [],
  member: PageVisit['member'] = undefined,
) =>
  prepareTemplate(page)(answers, 'en', {
    pathname: '/trade',
    search: '',
    query: new URLSearchParams(),
    member,
  })

it('a page for members is not used for visitors', () => {
  const own: PrerenderedPage = { when: { member: true }, html: '<form></form>' }
  expect(fillWith(own)).toBeUndefined()
  expect(fillWith(own, [], { email: 'a@b.co', name: 'a', nick: 'a' })?.html).toBe('<form></form>')
})

it('an empty list has a template of its own, which a missing answer does not use', () => {
  const page: PrerenderedPage = {
    html: '<ul><!--rows--></ul>',
    list: { path: '/api/posts', rows: [{ when: {}, html: ['<li>{{id}}</li>'] }] },
    empty: {
      reads: ['/api/posts'],
      html: '<p>Nothing here, {{query.search}}</p>',
      when: { 'query.page': null },
    },
  }
  const answered = (data: unknown) => [{ path: '/api/posts', fields: {}, answer: { res: true, data } }]
  const filled = (search: string, data: unknown) =>
    prepareTemplate(page)(answered(data), 'en', {
      pathname: '/trade',
      search,
      query: new URLSearchParams(search),
      member: undefined,
    })?.html
  expect(filled('?search=%3Cb%3E', [])).toBe('<p>Nothing here, &lt;b&gt;</p>')
  expect(filled('?search=a', [{ id: 1 }])).toBe('<ul><li>1</li></ul>')
  expect(filled('?search=a', undefined)).toBeUndefined()
  expect(filled('?search=a&page=9', [])).toBeUndefined()
})

it('a list of texts can be filtered, and counted', () => {
  const page: PrerenderedPage = {
    html: '<p>{{moderator.count}} of {{roles.count}}</p><!--part:moderator-->',
    when: { 'moderator.count': 1, 'member.operator': null },
    rows: {
      roles: { path: '/api/myRoles', field: 'roles' },
      moderator: {
        path: '/api/myRoles',
        field: 'roles',
        only: { field: 'text', startsWith: 'moderator', is: true },
      },
    },
    parts: { moderator: { rows: 'moderator', kinds: [{ when: {}, html: '<b>{{text}}</b>' }] } },
  }
  const filled = (roles: readonly string[], operator = false) =>
    fillWith(page, [{ path: '/api/myRoles', fields: {}, answer: { res: true, data: { roles } } }], {
      email: 'a@b.co',
      name: 'a',
      nick: 'a',
      operator,
    })?.html
  expect(filled(['agent', 'moderator'])).toBe('<p>1 of 2</p><b>moderator</b>')
  expect(filled(['agent'])).toBeUndefined()
  expect(filled(['moderator'], true)).toBeUndefined()
})

it('a row may contain rows of its own', () => {
  const rows = [{ items: [{ id: 1 }, { id: 2 }] }, { items: [] }, {}]
  const nested: PrerenderedPage = {
    html: '<!--part:menu-->',
    reads: ['/api/posts'],
    rows: { menu: { path: '/api/posts' } },
    parts: {
      menu: { rows: 'menu', kinds: [{ when: {}, html: '<ul><!--part:items--></ul>' }] },
      items: { rows: 'items', kinds: [{ when: {}, html: '<li>{{id}}</li>' }] },
    },
  }
  expect(
    fillWith(nested, [{ path: '/api/posts', fields: {}, answer: { res: true, data: rows } }])?.html,
  ).toBe('<ul><li>1</li><li>2</li></ul><ul></ul><ul></ul>')
})
