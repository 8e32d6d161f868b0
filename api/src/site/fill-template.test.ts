import { type InitialAnswer, type Language, type PrerenderedPage, rowsSlot } from '@within-reach/contract'
import { type FilledPage, prepareTemplate } from './fill-template'
import type { PageVisit } from './page-scope'

const fillWith = (
  described: PrerenderedPage,
  answers: readonly InitialAnswer[],
  language: Language = 'en',
  query = '',
  member?: PageVisit['member'],
): FilledPage | undefined =>
  prepareTemplate(described)(answers, language, {
    pathname: '/trade',
    search: query && `?${query}`,
    query: new URLSearchParams(query),
    member,
  })

const page: PrerenderedPage = {
  html: `<table>${rowsSlot}</table><ul>${rowsSlot}</ul>`,
  list: {
    path: '/api/posts',
    rows: [
      {
        when: { region: 'Others', picture: null },
        html: ['<tr>{{id}} elsewhere</tr>', '<li>{{subject}}</li>'],
      },
      {
        when: { region: 'Others', picture: true },
        html: ['<tr>{{id}}</tr>', '<li><img src="{{picture}}"></li>'],
      },
    ],
  },
}
const answered = (...data: readonly object[]) => [
  { path: '/api/cms', fields: {}, answer: { res: true, data: [] } },
  { path: '/api/posts', fields: {}, answer: { res: true, data } },
]
const plain = { id: 7, subject: 'A desk', region: 'Others', picture: null }

it('inserts a row per post into every slot, from the template of its kind', () => {
  expect(fillWith(page, answered(plain, { ...plain, id: 6, picture: '/a.webp' }), 'en')?.html).toBe(
    '<table><tr>7 elsewhere</tr><tr>6</tr></table><ul><li>A desk</li><li><img src="/a.webp"></li></ul>',
  )
})

it('escapes user text', () => {
  const filled = fillWith(
    page,
    answered({ ...plain, subject: '<img src=x onerror="alert(1)"> {{id}} $& &' }),
    'en',
  )
  expect(filled?.html).toContain(
    '<li>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; {{id}} $&amp; &amp;</li>',
  )
})

it('formats a time in the language', () => {
  const timed: PrerenderedPage = {
    html: rowsSlot,
    list: { path: '/api/posts', rows: [{ when: {}, html: ['<time datetime="{{ca}}">{{ca|ago}}</time>'] }] },
  }
  const ca = new Date(Date.now() - 3 * 3_600_000 - 1000).toISOString()
  expect(fillWith(timed, answered({ ca }), 'en')?.html).toBe(`<time datetime="${ca}">3 hours ago</time>`)
  expect(fillWith(timed, answered({ ca }), 'ko')?.html).toBe(`<time datetime="${ca}">3시간 전</time>`)
})

it.each([
  ['the answer is missing', []],
  ['there are no rows', answered()],
  ['a row has no template', answered(plain, { ...plain, region: 'South Korea' })],
  ['the answer is malformed', [{ path: '/api/posts', fields: {}, answer: { res: false } }]],
])('is not used if %s', (_, answers) => {
  expect(fillWith(page, answers, 'en')).toBeUndefined()
})

it('a page without a list is the same for all answers', () => {
  expect(fillWith({ html: '<form></form>' }, [], 'en')).toEqual({ html: '<form></form>', answers: [] })
})

it('the answers omit the fields that the rows contain, and keep all others', () => {
  const held: PrerenderedPage = {
    html: rowsSlot,
    list: {
      path: '/api/posts',
      rows: [
        { when: { picture: null }, html: ['<li data-held="subject">{{subject}}</li>'] },
        {
          when: { picture: true },
          html: [
            '<li data-held="subject">{{subject}}</li>',
            '<img data-held="picture@src" src="{{picture}}">',
          ],
        },
      ],
    },
  }
  const answers = answered(plain, { ...plain, id: 6, picture: '/a.webp' })
  expect(fillWith(held, answers, 'en')?.answers).toEqual([
    answers[0],
    {
      path: '/api/posts',
      fields: {},
      answer: {
        res: true,
        data: [
          { id: 7, region: 'Others', picture: null },
          { id: 6, region: 'Others' },
        ],
      },
      drawn: ['subject', 'picture'],
    },
  ])
})

describe('a page of parts', () => {
  const post: PrerenderedPage = {
    html: '<h1>{{subject}}</h1><!--part:0--><div class="a">{{description|html}}</div><ol><!--part:comments--></ol>{{comments.count}}',
    reads: ['/api/postDetail', '/api/cms'],
    rows: {
      comments: { path: '/api/cms' },
      pictures: {
        path: '/api/postDetail',
        field: 'files',
        only: { field: 'type', startsWith: 'image/', is: true },
      },
    },
    parts: {
      0: {
        kinds: [
          { when: { 'pictures.count': 0 }, html: '' },
          { when: { 'pictures.count': true }, html: '<ul><!--part:pictures--></ul>' },
        ],
      },
      pictures: {
        rows: 'pictures',
        kinds: [
          {
            when: { width: true },
            html: '<img alt="{{index}} of {{count}}: {{name}}" src="/x/{{name|uri}}">',
          },
        ],
      },
      comments: { rows: 'comments', kinds: [{ when: {}, html: '<li>{{cm}}</li>' }] },
    },
  }
  const answersOf = (own: object, ...comments: readonly object[]) => [
    {
      path: '/api/postDetail',
      fields: {},
      answer: { data: { subject: 'A <desk>', description: '<p>a &amp; b</p>', files: [], ...own } },
    },
    { path: '/api/cms', fields: {}, answer: { data: comments } },
  ]
  const fill = (own: object, ...comments: readonly object[]) =>
    fillWith(post, answersOf(own, ...comments), 'en')?.html

  it('shows the parts that match its fields, and escapes everything but cleaned markup', () => {
    expect(fill({}, { cm: '<b>{{subject}}<!--part:0-->' }, { cm: 'two' })).toBe(
      '<h1>A &lt;desk&gt;</h1><div class="a"><p>a &amp; b</p></div><ol><li>&lt;b&gt;{{subject}}&lt;!--part:0--&gt;</li><li>two</li></ol>2',
    )
    const file = (name: string, type: string, width: number | null) => ({ name, type, width })
    expect(fill({ files: [file('a', 'application/pdf', null), file('b "c"', 'image/webp', 3)] })).toContain(
      '</h1><ul><img alt="1 of 1: b &quot;c&quot;" src="/x/b%20%22c%22"></ul><div',
    )
  })

  it.each([
    ['its markup is not what the service stores', fill({ description: '<img src=x onerror=alert(1)>' })],
    ['it has no template for a row', fill({ files: [{ name: 'a', type: 'image/webp', width: null }] })],
    ['a field is missing', fill({ subject: null })],
    ['an answer is missing', fillWith(post, answersOf({}).slice(1), 'en')],
  ])('is not used if %s', (_, filled) => {
    expect(filled).toBeUndefined()
  })

  it.each([
    ['an attribute', '<p title="{{description|html}}">', '<p title="&lt;p&gt;a &amp;amp; b&lt;/p&gt;">'],
    [
      'a text area',
      '<textarea>{{description|html}}</textarea>',
      '<textarea>&lt;p&gt;a &amp;amp; b&lt;/p&gt;</textarea>',
    ],
  ])('inserts markup into %s as text', (_, html, filled) => {
    expect(fillWith({ html, reads: ['/api/postDetail'] }, answersOf({}), 'en')?.html).toBe(filled)
  })

  it('inserts no other field as markup', () => {
    const html = '<div>{{subject|html}}</div>'
    expect(fillWith({ html, reads: ['/api/postDetail'] }, answersOf({}), 'en')).toBeUndefined()
  })
})

it('a visit gets the first page of its path that is for it', () => {
  const rooms = { when: { 'query.type': 'fr' }, html: 'rooms of {{query.search}}' }
  const described = {
    when: { 'query.type': null },
    html: 'all',
    others: [rooms, { when: { 'query.type': 'tr' }, html: 'things' }],
  }
  const htmlAt = (query: string) => fillWith(described, [], 'en', query)?.html
  expect(htmlAt('')).toBe('all')
  expect(htmlAt('type=tr')).toBe('things')
  expect(htmlAt('type=fr&search=mine')).toBe('rooms of mine')
  expect(htmlAt('type=fr')).toBeUndefined()
  expect(htmlAt('type=jobs')).toBeUndefined()
})
