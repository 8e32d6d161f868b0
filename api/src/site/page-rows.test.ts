import {
  formatsOf,
  type InitialAnswer,
  languages,
  localNoon,
  type PrerenderedPage,
} from '@within-reach/contract'
import { prepareTemplate } from './fill-template'
import { timeZoneOf } from './time-zone'

const zoneOf = (name: string) => timeZoneOf({ headers: { cookie: `zone=${name}` } })
const source = { path: '/api/conversation', field: 'messages' } as const
const page: PrerenderedPage = {
  html: '<!--part:received--><ol><!--part:messages--></ol>',
  when: { member: true, zone: true },
  reads: [source.path],
  rows: {
    received: { ...source, only: { field: 'mine', startsWith: 'false', is: true }, limit: 1 },
    messages: { ...source, reversed: true, shared: ['nick'], changes: ['about.id', 'ca|day'] },
  },
  parts: {
    received: { rows: 'received', kinds: [{ when: {}, html: '<a href="/block?id={{id}}">Block</a>' }] },
    messages: {
      rows: 'messages',
      kinds: [{ when: {}, html: '<!--part:day--><!--part:about-->{{nick}} {{ca|time}}: {{text}}; ' }],
    },
    day: {
      kinds: [
        { when: { 'new.ca|day': true }, html: '<p>{{ca|day}}</p>' },
        { when: { 'new.ca|day': null }, html: '' },
      ],
    },
    about: {
      kinds: [
        { when: { 'new.about.id': true }, html: '<b>{{about.id}}</b>' },
        { when: { 'new.about.id': null }, html: '' },
      ],
    },
  },
}

const message = (id: number, ca: string, about: number | null = null, fields: object = {}) => ({
  id,
  ca,
  text: `text ${id}`,
  mine: id === 5,
  about: about === null ? null : { id: about },
  ...fields,
})
/** Newest first. Two days in London, and two others in Seoul. */
const messages = [
  message(5, '2026-11-02T20:00:00.000Z', 8),
  message(4, '2026-11-02T09:00:00.000Z', 7),
  message(3, '2026-11-01T16:00:00.000Z'),
  message(2, '2026-11-01T14:00:00.000Z', 7),
]
const answered = (rows: readonly object[]): readonly InitialAnswer[] => [
  { path: source.path, fields: {}, answer: { res: true, data: { nick: 'ana', messages: rows } } },
]
const filled = (zone: string | undefined, rows: readonly object[] = messages) =>
  prepareTemplate(page)(answered(rows), 'en', {
    pathname: '/conversation',
    search: '',
    query: new URLSearchParams(),
    member: { email: 'a@b.co', name: 'a', nick: 'a' },
    zone: zone === undefined ? undefined : zoneOf(zone),
  })?.html

it('rows can be reversed, say where a field or a day changes, and have a field of what they belong to', () => {
  expect(filled('Europe/London')).toBe(
    '<a href="/block?id=4">Block</a><ol>' +
      '<p>Nov 1, 2026</p><b>7</b>ana 2:00 PM: text 2; ana 4:00 PM: text 3; ' +
      '<p>Nov 2, 2026</p>ana 9:00 AM: text 4; <b>8</b>ana 8:00 PM: text 5; </ol>',
  )
})

it('days begin in the time zone of the browser', () => {
  expect(filled('Asia/Seoul')).toBe(
    '<a href="/block?id=4">Block</a><ol>' +
      '<p>Nov 1, 2026</p><b>7</b>ana 11:00 PM: text 2; ' +
      '<p>Nov 2, 2026</p>ana 1:00 AM: text 3; ana 6:00 PM: text 4; ' +
      '<p>Nov 3, 2026</p><b>8</b>ana 5:00 AM: text 5; </ol>',
  )
})

it.each([undefined, '', 'Europe/Nowhere', '"><script>'])(
  'without a time zone nothing is drawn: %j',
  (zone) => {
    expect(filled(zone)).toBeUndefined()
  },
)

it('what is no instant is not drawn as a time', () => {
  expect(filled('Europe/London', [message(6, 'yesterday')])).toBeUndefined()
})

it('a folded row in the data of a read is not drawn', () => {
  const folded = message(6, '2026-11-02T21:00:00.000Z', null, { caution: { categories: ['money-first'] } })
  expect(filled('Europe/London', [folded, ...messages])).toBeUndefined()
})

it('times are written as the scripts of a browser in that time zone write them', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const zone = zoneOf(timeZone)
  const ca = '2026-11-01T23:30:00.000Z'
  for (const language of languages) {
    const { day, time, full } = formatsOf(language)
    expect([zone?.day(ca, language), zone?.time(ca, language), zone?.full(ca, language)]).toEqual([
      day(ca),
      time(ca),
      full(ca),
    ])
    expect(zone?.day(ca, language)).toBe(day(localNoon(zone?.dayOf(ca) ?? '')))
  }
})
