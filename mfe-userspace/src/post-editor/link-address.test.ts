import { linkAddress } from './link-address'

describe('the address of a link', () => {
  it.each([
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['http://example.com', 'http://example.com'],
    [' example.com ', 'https://example.com'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['www.example.com/a', 'https://www.example.com/a'],
    ['한국.kr', 'https://한국.kr'],
    ['mailto:mina@example.com', 'mailto:mina@example.com'],
    ['mina@example.com', 'mailto:mina@example.com'],
  ])('typed as %j is %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })

  it.each([
    '',
    ' ',
    'https://',
    'word',
    'two words.com',
    'javascript:alert(1)',
    'javascript:alert.com',
    'data:text/html,x',
    '//example.com',
    '/rooms',
    'https://exa mple.com',
  ])('is not %j', (typed) => {
    expect(linkAddress(typed)).toBeUndefined()
  })
})
