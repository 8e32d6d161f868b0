import type { Contents } from './contents'
import { unfairnessOf } from './fair'

const text = 'A room in a quiet flat, a bicycle, a job in a café, and a question about banks.'
const composed: Contents = {
  site: 'composed',
  address: '/a',
  text,
  prerendered: 'A room',
  hints: 3,
  errors: [],
}
const single = { ...composed, site: 'single' }
const rendered = { ...composed, site: 'rendered', prerendered: text }
const naive = { ...composed, site: 'naive', prerendered: '', hints: 0 }

it('contenders that show the same, each in its own way, are fair', () => {
  expect(unfairnessOf([composed, single, rendered, naive])).toEqual([])
})

it.each<[string, Partial<Contents> & Pick<Contents, 'site'>]>([
  ['single /a: reports TypeError', { ...single, errors: ['TypeError'] }],
  ['naive /a: shows another text than the composed site', { ...naive, text: `${text} And more.` }],
  ['single /a: prerenders another page than the composed site', { ...single, prerendered: '' }],
  ['single /a: has no hints', { ...single, hints: 0 }],
  ['rendered /a: needs scripts for its text', { ...rendered, prerendered: '' }],
  ['naive /a: has a prerendered page or hints', { ...naive, hints: 1 }],
])('%s', (problem, contender) => {
  expect(unfairnessOf([composed, { ...composed, ...contender }])).toEqual([problem])
})

it('a site that shows hardly anything is no contender', () => {
  const empty = { text: 'Error', prerendered: 'Error' }
  expect(
    unfairnessOf([
      { ...composed, ...empty },
      { ...rendered, ...empty },
    ]),
  ).toEqual(['composed /a: shows hardly any text', 'rendered /a: shows hardly any text'])
})
