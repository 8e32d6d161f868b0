import DOMPurify from 'dompurify'
import { cleanDescription, cleanHtml } from './clean-html'

it.each([
  '<p>One<br>two</p>',
  '<p><strong>Bold</strong> <em>italic</em></p><ul><li><p>A</p></li></ul>',
  '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener nofollow ugc" target="_blank">A</a></p>',
])("keeps the editor's own markup: %s", (html) => {
  expect(cleanHtml(html)).toBe(html)
})

it.each([
  ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
  ['<p>x<img src="x" onerror="alert(1)"></p>', '<p>x</p>'],
  ['<p>x</p><script>alert(1)</script>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" https://example.com">x</a>', '<a href="https://example.com">x</a>'],
  ['<a href="ht\ntps://example.com">x</a>', '<a>x</a>'],
  ['<a href="https://example.com/<b>">x</a>', '<a>x</a>'],
  ['<a rel="<b>" target="<b>">x</a>', '<a>x</a>'],
  ['<p style="position:fixed" data-x="1" aria-label="x">x</p>', '<p>x</p>'],
  ['<h1>Title</h1><table><tbody><tr><td>Cell</td></tr></tbody></table>', 'TitleCell'],
])('turns %j into markup that the policy accepts', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

describe('a description', () => {
  it('is cleaned once', () => {
    const sanitize = jest.spyOn(DOMPurify, 'sanitize')
    const html = '<p onclick="alert(1)">Once</p>'
    expect([cleanDescription(html), cleanDescription(html)]).toEqual(['<p>Once</p>', '<p>Once</p>'])
    expect(sanitize).toHaveBeenCalledTimes(1)
  })

  it('is dropped from the cache after thirty others, the least recently shown first', () => {
    const sanitize = jest.spyOn(DOMPurify, 'sanitize')
    const post = (number: number) => cleanDescription(`<p>Post ${number}</p>`)
    for (let number = 0; number < 30; number++) post(number)
    post(0)
    post(30)
    expect(sanitize).toHaveBeenCalledTimes(31)
    post(0)
    expect(sanitize).toHaveBeenCalledTimes(31)
    post(1)
    expect(sanitize).toHaveBeenCalledTimes(32)
  })
})
