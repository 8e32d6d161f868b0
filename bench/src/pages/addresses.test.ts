import { addressesOf } from './addresses'

const examples = {
  needed: new Map([['/view', 'id=7']]),
  combined: new Map([['/find', [{ region: 'South Korea', page: '2' }]]]),
  narrowing: { region: 'South Korea', page: '2' },
}
const reads = [{ path: '/api/posts', fields: {}, query: ['region', 'page'] }]

it('measures each page without a query, and once with each query that it reads', () => {
  expect(addressesOf([{ path: '/about' }, { path: '/trade', reads }], examples)).toEqual([
    '/about',
    '/trade',
    '/trade?region=South%20Korea',
    '/trade?page=2',
  ])
})

it('opens a page that needs a query with this query only', () => {
  expect(addressesOf([{ path: '/view', reads }], examples)).toEqual(['/view?id=7'])
})

it('tries the queries of a page together where the examples say so', () => {
  expect(addressesOf([{ path: '/find', reads }], examples)).toEqual([
    '/find',
    '/find?region=South%20Korea&page=2',
  ])
})

it('leaves out the pages for operators, which answer 404 to everybody else', () => {
  const routes = [{ path: '/console', audience: 'operators' } as const, { path: '/desk' }]
  expect(addressesOf(routes, examples)).toEqual(['/desk'])
})

it('names a query without an example', () => {
  const other = [{ path: '/api/posts', fields: {}, query: ['colour'] }]
  for (const path of ['/trade', '/find'])
    expect(() => addressesOf([{ path, reads: other }], examples)).toThrow(`${path} reads "colour"`)
})
