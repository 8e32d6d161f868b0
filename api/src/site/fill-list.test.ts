import type { InitialAnswer, PrerenderedPage } from '@within-reach/contract'
import { prepareTemplate } from './fill-template'

const fillWith = (page: PrerenderedPage, answers: readonly InitialAnswer[], query: string) =>
  prepareTemplate(page)(answers, 'en', {
    pathname: '/trade',
    search: query && `?${query}`,
    query: new URLSearchParams(query),
    member: undefined,
  })

describe('a list with a query', () => {
  const list: PrerenderedPage = {
    html: '<input value="<!--part:0-->"><p><!--part:1--></p><ul><!--rows--></ul><nav><!--part:pages--></nav>',
    list: { path: '/api/posts', rows: [{ when: {}, html: ['<li>{{subject}}</li>'] }] },
    rows: { pages: { path: '/api/posts', pages: ['region', 'search'] } },
    parts: {
      0: {
        kinds: [
          { when: { 'query.search': null }, html: '' },
          { when: { 'query.search': true }, html: '{{query.search}}' },
        ],
      },
      1: {
        kinds: [
          { when: { 'query.region': null }, html: 'All' },
          { when: { 'query.region': 'Others' }, html: 'Others' },
        ],
      },
      pages: {
        rows: 'pages',
        kinds: [
          { when: { page: null }, html: '…' },
          { when: { current: true }, html: '<b>{{page}}</b>' },
          { when: {}, html: '<a href="{{href}}">{{page}}</a>' },
        ],
      },
    },
  }
  const answers = [
    { path: '/api/posts', fields: {}, answer: { res: 1, data: [{ subject: 'A desk' }], page: 5, pages: 9 } },
  ]
  const fill = (query: string) => fillWith(list, answers, query)?.html

  it('has its filters and page numbers', () => {
    expect(fill('region=Others&page=5&search=a%22+b&utm=1')).toBe(
      '<input value="a&quot; b"><p>Others</p><ul><li>A desk</li></ul><nav><a href="/trade?region=Others&amp;search=a%22+b">1</a>…<a href="/trade?region=Others&amp;search=a%22+b&amp;page=4">4</a><b>5</b><a href="/trade?region=Others&amp;search=a%22+b&amp;page=6">6</a>…<a href="/trade?region=Others&amp;search=a%22+b&amp;page=9">9</a></nav>',
    )
    expect(fill('region=&page=5')).toContain('<p>All</p>')
    expect(fill('page=5')).toContain('<nav><a href="/trade">1</a>')
  })

  describe('without rows', () => {
    const page: PrerenderedPage = {
      ...list,
      empty: { html: 'no posts', reads: ['/api/posts'] },
      afterLast: {
        html: 'no page {{pages.number}}, <a href="{{pages.href}}">last</a><!--part:pages-->',
        reads: ['/api/posts'],
        rows: list.rows,
        parts: { pages: list.parts?.pages ?? { kinds: [] } },
      },
    }
    const fillAt = (at: number, pages: number, query = '') =>
      fillWith(page, [{ path: '/api/posts', fields: {}, answer: { data: [], page: at, pages } }], query)?.html

    it('has its own page after the last one, which leads to the last one', () => {
      expect(fillAt(7, 2, 'page=7&search=a%22')).toBe(
        'no page 7, <a href="/trade?search=a%22&amp;page=2">last</a><a href="/trade?search=a%22">1</a><a href="/trade?search=a%22&amp;page=2">2</a>',
      )
      expect(fillAt(2, 0)).toContain('<a href="/trade">last</a>')
    })

    it('is an empty list on its first page', () => {
      expect(fillAt(1, 1)).toBe('no posts')
      expect(fillAt(1, 0)).toBe('no posts')
    })
  })

  it('is not used for a filter that it has no template for', () => {
    expect(fill('region=Mars')).toBeUndefined()
  })
})
