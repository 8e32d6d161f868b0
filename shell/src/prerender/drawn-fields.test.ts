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
const brought = (): InitialAnswer => ({
  path: '/api/posts',
  fields: { type: 'tr' },
  answer: { res: true, total: 2, data: [{ id: 7, picture: null }, { id: 6 }] },
  drawn: ['subject', 'picture'],
})

it('what the rows hold goes back to where it was taken from', () => {
  const page = draw(row('Sofa &amp; &lt;b&gt; &quot;new&quot;  chairs'), row('', picture))
  expect(withDrawnFields(brought(), page)).toEqual({
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

it('an answer that came whole is as it is', () => {
  const { drawn: _, ...whole } = brought()
  expect(withDrawnFields(whole, draw())).toEqual(whole)
})

it.each([
  ['a row is missing', [row('Sofa')]],
  ['there is a row more', [row('Sofa'), row('Bed', picture), row('Desk')]],
  ['the page was not drawn', []],
])('there is no answer where %s', (_, rows) => {
  expect(withDrawnFields(brought(), draw(...rows))).toBeUndefined()
})
