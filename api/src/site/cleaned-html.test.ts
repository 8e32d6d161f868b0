import { isCleanedHtml } from './cleaned-html'

it.each([
  ['', true],
  ['<p>Bills &amp; rent<br />in <b>Seoul</b></p>', true],
  ['<ul><li>one</li></ul><a href="https://example.com/?a=1&amp;b" rel="noopener nofollow ugc">x</a>', true],
  ['<p>a<br>b</p>', true],
  ['<script>alert(1)</script>', false],
  ['<p onclick="alert(1)">x</p>', false],
  ['<p style="position:fixed">x</p>', false],
  ['<a href="javascript:alert(1)">x</a>', false],
  ['<a href="/view?id=1">x</a>', false],
  ['<img src=x onerror=alert(1)>', false],
  ['<p>unclosed', false],
  ['</p></div>', false],
  ['<b><i>x</b></i>', false],
  ['<!-- x -->', false],
  ['<p/>', false],
  ['a > b', false],
  ['<p', false],
  ['<A HREF="https://x">x</A>', false],
])('%j: %s', (html, cleaned) => {
  expect(isCleanedHtml(html)).toBe(cleaned)
})

it('checks long nested markup, valid and not', () => {
  expect(isCleanedHtml('<p>'.repeat(50_000) + '</p>'.repeat(50_000))).toBe(true)
  expect(isCleanedHtml('<a href="https:'.repeat(50_000))).toBe(false)
})
