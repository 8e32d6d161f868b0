import type { InitialAnswer } from '@within-reach/contract'
import { withDrawnFields } from './drawn-fields'

const row = (subject: string, more = '') =>
  `<li><a data-held="subject" href="/view">${subject}</a>${more}</li>`
const picture = '<img data-held="picture@src" src="/a.webp">'

/** A page that was drawn with some rows. */
const draw = (...rows: readonly string[]) => {
  document.body.innerHTML = `<main><div id="prerendered"><ul>${rows.join('')}</ul></div></main>`
  return document
}
const initialAnswer = (): InitialAnswer => ({
  path: '/api/posts',
  fields: { type: 'tr' },
  answer: { res: true, total: 2, data: [{ id: 7, picture: null }, { id: 6 }] },
  drawn: ['subject', 'picture'],
})

it('the values in the rows are added to the answer', () => {
  const page = draw(row('Sofa &amp; &lt;b&gt; &quot;new&quot;  chairs'), row('', picture))
  expect(withDrawnFields(initialAnswer(), page)).toEqual({
    path: '/api/posts',
    fields: { type: 'tr' },
    answer: {
      res: true,
      total: 2,
      data: [
        { id: 7, picture: null, subject: 'Sofa & <b> "new"  chairs' },
        { id: 6, picture: '/a.webp', subject: '' },
      ],
    },
  })
})

it('a complete answer is unchanged', () => {
  const { drawn: _, ...whole } = initialAnswer()
  expect(withDrawnFields(whole, draw())).toEqual(whole)
})

it.each([
  ['a row is missing', [row('Sofa')]],
  ['there is an extra row', [row('Sofa'), row('Bed', picture), row('Desk')]],
  ['the page was not drawn', []],
])('the result is undefined if %s', (_, rows) => {
  expect(withDrawnFields(initialAnswer(), draw(...rows))).toBeUndefined()
})
