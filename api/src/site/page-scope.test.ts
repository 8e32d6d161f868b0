import type { PrerenderedPage } from '@within-reach/contract'
import { prepareTemplate } from './fill-template'

const page: PrerenderedPage = {
  html: '<!--part:0-->{{fields.subject}}',
  reads: ['/api/myCase'],
  parts: {
    0: {
      kinds: [
        { when: { due: true, 'due.past': true }, html: 'late: ' },
        { when: { due: true, 'due.past': null }, html: 'soon: ' },
        { when: { due: null }, html: 'never: ' },
      ],
    },
  },
}
const filled = (data: object) =>
  prepareTemplate(page)([{ path: '/api/myCase', fields: {}, answer: { res: true, data } }], 'en', {
    pathname: '/case',
    search: '',
    query: new URLSearchParams(),
    member: undefined,
  })?.html

it.each([
  ['2001-01-01T10:00:00.000Z', 'late: A <room>'],
  ['2999-01-01T10:00:00.000Z', 'soon: A <room>'],
  [null, 'never: A <room>'],
  ['2001-01-01', 'soon: A <room>'],
])('a template knows whether an instant is over, and the fields of an object: %j', (due, text) => {
  expect(filled({ due, fields: { subject: 'A <room>' } })).toBe(
    text.replace('<', '&lt;').replace('>', '&gt;'),
  )
})
