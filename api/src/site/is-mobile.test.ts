import { isMobile } from './is-mobile'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const desktop = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0'

it.each([
  ['a phone by its hint', { 'sec-ch-ua-mobile': '?1' }, true],
  [
    'a computer by its hint, whatever its user agent',
    { 'sec-ch-ua-mobile': '?0', 'user-agent': phone },
    false,
  ],
  ['a phone by its user agent', { 'user-agent': phone }, true],
  ['an iPhone, which sends no hint', { 'user-agent': iPhone }, true],
  ['a computer by its user agent', { 'user-agent': desktop }, false],
  ['a client that names nothing', {}, false],
])('recognises %s', (_case, headers, expected) => {
  expect(isMobile(headers)).toBe(expected)
})
