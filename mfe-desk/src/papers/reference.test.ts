import { readReference } from './reference'

it.each([
  ['62', 'post', '62'],
  ['  62 ', 'post', '62'],
  ['/view?id=62', 'post', '62'],
  ['https://site.example/view?id=62#comments', 'post', '62'],
  ['https://site.example/view?from=mail&id=62', 'post', '62'],
  ['https://site.example/jobsview?id=62', 'post', '62'],
  ['https://site.example/report?kind=comment&id=7', 'comment', '7'],
  ['/block?kind=post&id=7&target=author', 'post', '7'],
  ['/desk/papers?kind=comment&id=7', 'comment', '7'],
])('%s names a %s', (text, kind, id) => {
  expect(readReference(text)).toEqual({ kind, id })
})

it.each([
  '',
  'A bright room',
  '0',
  '-62',
  '6.2',
  '12345678901',
  '/view',
  '/view?id=',
  '/view?id=x',
  '/report?kind=message&id=7',
  '/messagedetail?id=7',
  '/desk/case?idx=7',
  '/desk/review?id=7',
])('"%s" names nothing', (text) => {
  expect(readReference(text)).toBeUndefined()
})
