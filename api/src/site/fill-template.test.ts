import { type PrerenderedPage, rowsSlot } from '@within-reach/contract'
import { fillTemplate } from './fill-template'

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
  expect(fillTemplate(page, answered(plain, { ...plain, id: 6, picture: '/a.webp' }), 'en')?.html).toBe(
    '<table><tr>7 elsewhere</tr><tr>6</tr></table><ul><li>A desk</li><li><img src="/a.webp"></li></ul>',
  )
})

it('escapes user text', () => {
  const filled = fillTemplate(
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
  expect(fillTemplate(timed, answered({ ca }), 'en')?.html).toBe(`<time datetime="${ca}">3 hours ago</time>`)
  expect(fillTemplate(timed, answered({ ca }), 'ko')?.html).toBe(`<time datetime="${ca}">3시간 전</time>`)
})

it.each([
  ['the answer is missing', []],
  ['there are no rows', answered()],
  ['a row has no template', answered(plain, { ...plain, region: 'South Korea' })],
  ['the answer is malformed', [{ path: '/api/posts', fields: {}, answer: { res: false } }]],
])('is not used if %s', (_, answers) => {
  expect(fillTemplate(page, answers, 'en')).toBeUndefined()
})

it('a page without a list is the same for everybody', () => {
  expect(fillTemplate({ html: '<form></form>' }, [], 'en')).toEqual({ html: '<form></form>', answers: [] })
})

it('what the rows hold is not in the answers as well; what they do not hold is', () => {
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
  expect(fillTemplate(held, answers, 'en')?.answers).toEqual([
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
