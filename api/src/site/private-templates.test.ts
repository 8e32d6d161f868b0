import type { InitialAnswer, Language, PrerenderedPage } from '@within-reach/contract'
import { hostileTexts } from '../testing/hostile/texts'
import { least, maxBlocked, timeOf } from '../testing/hostile/held'
import { prepareTemplate } from './fill-template'

const rows: NonNullable<PrerenderedPage['parts']>[string]['kinds'] = [
  { when: { index: 1 }, html: '<li aria-current="true">{{usernick}}: {{sm}}</li>' },
  { when: { unread: true }, html: '<li><b>Unread:</b> {{usernick}}: {{sm}}</li>' },
  { when: { unread: null }, html: '<li>{{usernick}}: {{sm}}</li>' },
]
const page: PrerenderedPage = {
  html: '<div><!--part:0--></div><!--part:1-->',
  when: { member: true },
  reads: [],
  optionalReads: ['/api/msg', '/api/getProfile'],
  rows: { messages: { path: '/api/msgs' }, pages: { path: '/api/msgs', pages: [] } },
  parts: {
    0: {
      kinds: [
        { when: { 'pages.total': null }, html: 'loading' },
        { when: { 'pages.total': 0 }, html: 'no messages' },
        {
          when: { 'pages.total': true },
          html: '<ul><!--part:messages--></ul>{{messages.count}} of {{pages.total}}',
        },
      ],
    },
    1: {
      kinds: [
        { when: { cont: null }, html: '' },
        {
          when: { cont: true },
          html: '<i>{{usernick|initial}}</i> {{usernick}}, {{ca|day}}<p class="text">{{cont}}</p><input value="{{email}}">',
        },
      ],
    },
    messages: { rows: 'messages', kinds: rows },
  },
}
const fill = prepareTemplate(page)
const asMember = {
  pathname: '/message',
  search: '',
  query: new URLSearchParams(),
  member: { email: 'a@b.co', name: 'a', nick: 'a' },
}
const fillWith = (answers: readonly InitialAnswer[], isMember = true) =>
  fill(answers, 'en', isMember ? asMember : { ...asMember, member: undefined })?.html

const folderOf = (total: number, ...data: readonly object[]): InitialAnswer => ({
  path: '/api/msgs',
  fields: {},
  answer: { res: true, data, total, page: 1, pages: 3 },
})
const row = (unread: boolean, text = 'hello') => ({ usernick: 'alex', sm: text, unread })
const one = (text: string): readonly InitialAnswer[] => [
  {
    path: '/api/msg',
    fields: {},
    answer: { res: true, data: { usernick: text, cont: text, ca: '2026-11-01T12:00:00.000Z' } },
  },
  { path: '/api/getProfile', fields: {}, answer: { res: 0, data: { email: text } } },
]

it('a template shows the rows of a folder by what is unread, and its first row as open', () => {
  expect(fillWith([folderOf(120, row(true), row(true), row(false))])).toBe(
    '<div><ul><li aria-current="true">alex: hello</li><li><b>Unread:</b> alex: hello</li><li>alex: hello</li></ul>3 of 120</div>',
  )
})

it('a template shows an empty folder, and a skeleton without the answer', () => {
  expect(fillWith([folderOf(0)])).toBe('<div>no messages</div>')
  expect(fillWith([])).toBe('<div>loading</div>')
})

it('a template shows one message with a date and the first letter of a nick', () => {
  expect(fillWith(one('😀na'))).toBe(
    '<div>loading</div><i>😀</i> 😀na, Nov 1, 2026<p class="text">😀na</p><input value="😀na">',
  )
})

it('a template shows a folded row only in its own look, never its text', () => {
  const folded = { ...row(true, 'send me a deposit'), caution: { categories: ['money-first'] } }
  expect(fillWith([folderOf(2, row(false), folded)])).toBeUndefined()
  const [first, unread, read] = rows
  const scam = { when: { caution: true }, html: '<li>{{usernick}}: This may be a scam</li>' } as const
  const kinds = [first, scam, unread, read].flatMap((kind) => kind ?? [])
  const withLook = prepareTemplate({
    ...page,
    parts: { ...page.parts, messages: { rows: 'messages', kinds } },
  })
  const html = withLook([folderOf(2, row(false), folded)], 'en', asMember)?.html
  expect(html).toContain('<li>alex: This may be a scam</li>')
  expect(html).not.toContain('deposit')
})

it('a template knows whether a list has an answer, and what is beside its rows', () => {
  const list: PrerenderedPage = {
    html: '<!--part:0-->',
    rows: { messages: { path: '/api/msgs' } },
    parts: {
      0: {
        kinds: [
          { when: { 'messages.answered': null }, html: 'loading' },
          { when: { 'messages.meta.next': true }, html: 'older' },
          { when: { 'messages.meta.next': null }, html: 'all' },
        ],
      },
    },
  }
  const filled = (...answers: readonly InitialAnswer[]) =>
    prepareTemplate(list)(answers, 'en', asMember)?.html
  const answer = { res: true, data: [row(true)] }
  expect(filled()).toBe('loading')
  expect(filled({ path: '/api/msgs', fields: {}, answer: { ...answer, next: 7 } })).toBe('older')
  expect(filled({ path: '/api/msgs', fields: {}, answer })).toBe('all')
})

it('a template shows the fields of objects in a row: an amount in its currency, and a day in each time zone', () => {
  const list: PrerenderedPage = {
    html: '<!--part:found-->',
    rows: { found: { path: '/api/find' } },
    parts: {
      found: { rows: 'found', kinds: [{ when: {}, html: '<!--part:0-->, <!--part:1-->' }] },
      0: {
        kinds: [
          { when: { 'cost.amount': true }, html: '{{cost.amount|money}}' },
          { when: { 'cost.amount': null }, html: 'no price' },
        ],
      },
      1: { kinds: [{ when: {}, html: '{{list.facts.from|day}}' }] },
    },
  }
  const filled = (cost: object | null, language: Language = 'en') =>
    prepareTemplate(list)(
      [
        {
          path: '/api/find',
          fields: {},
          answer: { res: true, data: [{ cost, list: { facts: { from: '2026-12-01' } } }] },
        },
      ],
      language,
      asMember,
    )?.html
  expect(filled({ amount: 1250.5, currency: 'GBP' })).toBe('£1,250.50, Dec 1, 2026')
  expect(filled({ amount: 650_000, currency: 'KRW' }, 'ko')).toBe('₩650,000, 2026년 12월 1일')
  expect(filled(null)).toBe('no price, Dec 1, 2026')
  // Nothing is drawn with an amount that the page's script would show differently.
  expect(filled({ amount: 5, currency: 'XYZ' })).toBeUndefined()
  expect(filled({ amount: '5', currency: 'GBP' })).toBeUndefined()
})

it('a template for members is not filled for visitors', () => {
  expect(fillWith(one('ana'), false)).toBeUndefined()
})

const injections = {
  'an element': '<img src=x onerror="alert(1)">',
  'the end of an attribute': '" autofocus onfocus="alert(1)',
  'the end of an element': '</p></li></ul></script><script>alert(1)</script>',
  'slots of a template': '{{email}}<!--part:0-->{{cont|html}}',
  'patterns of a replacement': "$& $' $` $1",
}
const texts = [
  ...Object.entries(injections),
  // A message may have so many characters.
  ...Object.entries(hostileTexts).map(([name, make]) => [name, make(5000)] as const),
]
const markup = (html = '') => html.replaceAll(/[^<>"]+/g, '')

it.each(texts)(
  '%s in a message, a nick or a profile adds no markup, and is filled in within 50 ms',
  async (_, text) => {
    const hostile = () =>
      fillWith([folderOf(50, ...Array.from({ length: 50 }, () => row(true, text))), ...one(text)])
    const harmless = fillWith([folderOf(50, ...Array.from({ length: 50 }, () => row(true))), ...one('a')])
    expect(markup(hostile())).toBe(markup(harmless))
    expect(await least(() => timeOf(hostile))).toBeLessThan(maxBlocked)
  },
)
