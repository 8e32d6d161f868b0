import { normalPath } from './page-path'

it.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/Login', '/login'],
  ['/login/', '/login'],
  ['//login', '/login'],
  ['/a//b/', '/a/b'],
  ['/%6Cogin', '/login'],
  ['/%2Flogin', '/login'],
  ['/a%5Cb', '/a/b'],
])('the page of %s is %s', (pathname, normal) => {
  expect(normalPath(pathname)).toBe(normal)
  expect(normalPath(normal)).toBe(normal)
})

it('an address that cannot be decoded has no page', () => {
  expect(normalPath('/%E0%A4%A')).toBeUndefined()
})
