import { linkAddress } from './link-address'
import { asHtml } from './typed-text'

describe('what was typed before the rich editor was there', () => {
  it.each([
    ['', ''],
    ['One', '<p>One</p>'],
    ['One\nTwo', '<p>One</p><p>Two</p>'],
    ['I <3 Seoul & rent <b', '<p>I &lt;3 Seoul &amp; rent &lt;b</p>'],
  ])('%j goes on as %j', (typed, html) => {
    expect(asHtml(typed)).toBe(html)
  })
})

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
