import { readableText } from '../platform/readable-text'
import { storedDescription } from './descriptions'

describe('a stored description', () => {
  it.each([
    ['one line', 'A quiet room', '<p>A quiet room</p>'],
    ['line breaks', 'First\nsecond\r\nthird', '<p>First<br />second<br />third</p>'],
    ['blank lines', 'First\n\n \nSecond', '<p>First</p><p>Second</p>'],
    [
      'angle brackets that are not markup',
      'I <3 Seoul & rent < 500 > 300',
      '<p>I &lt;3 Seoul &amp; rent &lt; 500 &gt; 300</p>',
    ],
  ])('keeps plain text with %s readable', (_case, written, stored) => {
    expect(storedDescription(written)).toBe(stored)
  })

  it.each([
    ['<p>a <b>bold</b> <em>word</em></p>', '<p>a <b>bold</b> <em>word</em></p>'],
    ['<ul><li>one</li></ul>', '<ul><li>one</li></ul>'],
    ['<b>a</b>\n\nb', '<p><b>a</b><br /><br />b</p>'],
    ['<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
    ['<h1 class="x" style="color:red" id="y">Title</h1>', '<p>Title</p>'],
    ['<p onclick="alert(1)">text</p>', '<p>text</p>'],
  ])('keeps the allowed tags, without attributes: %s', (written, stored) => {
    expect(storedDescription(written)).toBe(stored)
  })

  it.each([
    ['as entities', `<p>a${'&#769;&#790;'.repeat(16)}</p>`],
    ['with tags in between', `<p>a${'\u0301\u0316<b></b>'.repeat(16)}</p>`],
    ['with removed tags in between', `<p>a${'\u0301\u0316<x>'.repeat(16)}</p>`],
  ])('has no more than 30 combining marks in a row: %s', (_case, written) => {
    expect(() => storedDescription(written)).toThrow(
      'Check "description": it must not have more than 30 combining marks in a row.',
    )
  })

  it('keeps a tag intact if a following mark would compose with its bracket', () => {
    expect(storedDescription('<p>\u0338a</p>')).toBe('<p>\u0338a</p>')
  })

  it('keeps links to pages and mail, and marks them as user content', () => {
    expect(storedDescription('<a href="https://example.com/a?b=1&c=2" target="_top">page</a>')).toBe(
      '<p><a href="https://example.com/a?b=1&amp;c=2" rel="noopener nofollow ugc">page</a></p>',
    )
    expect(storedDescription('<a href="mailto:a@example.com">mail</a>')).toContain(
      'href="mailto:a@example.com"',
    )
  })

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example/x',
    '&#106;avascript:alert(1)',
  ])('removes the address %j from a link', (href) => {
    const stored = storedDescription(`<p><a href="${href}">click</a></p>`)
    expect(stored).not.toContain('href')
    expect(stored).toContain('click')
  })

  it.each([
    ['<p>a</p><script>alert(1)</script>'],
    ['<p>a</p><style>p{}</style>'],
    ['<p>a</p><img src=x onerror=alert(1)>'],
    ['<p>a</p><svg/onload=alert(1)>'],
    ['<p>a</p><iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['<p>a</p><math><mi><script>alert(1)</script></mi></math>'],
    ['<p>a</p><!-- <script>alert(1)</script> -->'],
    ['<p>a</p><scr<script>ipt>alert(1)</script>'],
    ['<p>a</p><object data="x"></object><form action="x"><input></form>'],
  ])('contains nothing that runs or loads, from %s', (written) => {
    spec('readings.html.sanitised-in')
    expect(storedDescription(written)).not.toMatch(/<(?!\/?p>)|onerror=|onload=/i)
  })

  it.each([
    '<script>alert(1)</script>',
    '<p> &nbsp;<br></p>',
    '<img src="x">',
    '<b></b>',
    '\u200b\u200b',
    '<p>\u3164</p>',
  ])('is refused if nothing readable is left of %j', (written) => {
    expect(() => storedDescription(written)).toThrow(/empty/)
  })

  it('of a hostile text of the maximum length takes bounded time', () => {
    // Processor time, so that other work on the machine does not count.
    const started = process.cpuUsage()
    for (const part of ['<b>', '<a', '<', '\n\r', '&', '<p><ul><li>', '</'])
      storedDescription(`x${part.repeat(20_000 / part.length)}`.slice(0, 20_000))
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(3_000)
  })
})

it('is searched by its visible text', () => {
  expect(readableText('<p>room &amp; <b>ga</b>rden</p><ul><li>1 &lt; 2</li></ul>')).toBe(
    'room & garden 1 < 2',
  )
})
