import type { PrerenderedList } from '../pages/define-page'
import { cutRows, kindsOf } from './rows'

const list: Pick<PrerenderedList, 'path' | 'sample' | 'kinds' | 'answer'> = {
  path: '/api/posts',
  sample: {
    id: 900_001,
    subject: 'subject-of-the-row',
    picture: '/picture-of-the-row',
    ca: '2001-02-03T04:05:06Z',
  },
  kinds: { region: ['Others', null], picture: ['/picture-of-the-row', null] },
  answer: (row) => row,
}

interface Row {
  readonly [field: string]: string | number | null
}
const draw = ({ id, subject, picture, region, ca }: Row, frame = 'div') =>
  [
    `<${frame}><ul><li>a menu</li></ul>`,
    `<table><tr><th>Title</th></tr><tr class="r"><td>${id}</td><td>${region ?? ''}</td></tr></table>`,
    `<ul><li>${picture === null ? '' : `<img src="${picture}"/>`}<a>${subject}</a> <time dateTime="${ca}">Feb 3, 2001</time></li></ul></${frame}>`,
  ].join('')
const cut = (drawn: (row: Row) => string) =>
  cutRows(list, kindsOf(list), { type: 'tr' }, ([one]) => drawn(one?.answer as Row))

it("there is a kind for every combination of values that change a row's look", () => {
  expect(kindsOf(list)).toEqual([
    { region: 'Others', picture: '/picture-of-the-row' },
    { region: 'Others', picture: null },
    { region: null, picture: '/picture-of-the-row' },
    { region: null, picture: null },
  ])
  expect(kindsOf({ ...list, kinds: {} })).toEqual([{}])
})

it('the page is cut at its rows, and its other lists stay', () => {
  const { html } = cut(draw)
  expect(html).toBe(
    '<div><ul><li>a menu</li></ul><table><tr><th>Title</th></tr><!--rows--></table><ul><!--rows--></ul></div>',
  )
})

it('a row is kept for each kind, with slots for its fields and for its relative time', () => {
  const rows = cut(draw).list?.rows
  expect(rows).toHaveLength(4)
  expect(rows?.[0]).toEqual({
    when: { region: 'Others', picture: true },
    html: [
      '<tr class="r"><td>{{id}}</td><td>Others</td></tr>',
      '<li><img data-held="picture@src" src="{{picture}}"/><a data-held="subject">{{subject}}</a> <time data-held="ca@datetime" dateTime="{{ca}}">{{ca|ago}}</time></li>',
    ],
  })
  expect(rows?.[3]).toMatchObject({
    when: { region: null, picture: null },
    html: [
      expect.any(String),
      '<li><a data-held="subject">{{subject}}</a> <time data-held="ca@datetime" dateTime="{{ca}}">{{ca|ago}}</time></li>',
    ],
  })
})

it('a text is marked where it is first the whole content of an element; a number is not', () => {
  const drawn = ({ id, subject, ca }: Row) =>
    `<ul><li>${id} by ${subject}, <b title="${subject}">${ca}</b></li></ul><ul><li><i>${subject}</i><i>${ca}</i></li></ul>`
  expect(cut(drawn).list?.rows[0]?.html).toEqual([
    '<li>{{id}} by {{subject}}, <b data-held="subject@title" title="{{subject}}">{{ca}}</b></li>',
    '<li><i>{{subject}}</i><i data-held="ca">{{ca}}</i></li>',
  ])
})

it.each([
  ['no row is drawn', () => '<p>loading</p>'],
  ['a field is used outside of the rows', (row: Row) => `<h1>${row.subject}</h1>${draw(row)}`],
  ['the page around them differs for some', (row: Row) => draw(row, row.region === null ? 'p' : 'div')],
])('is refused if %s', (_, drawn) => {
  expect(() => cut(drawn)).toThrow('The rows of /api/posts cannot be separated from the page')
})
