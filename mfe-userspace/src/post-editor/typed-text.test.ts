import { asHtml, asMarkup, asPlainText } from './typed-text'

describe('text that was typed before the rich editor was loaded', () => {
  it.each([
    ['', ''],
    ['One', '<p>One</p>'],
    ['One\nTwo', '<p>One</p><p>Two</p>'],
    ['I <3 Seoul & rent <b', '<p>I &lt;3 Seoul &amp; rent &lt;b</p>'],
  ])('%j becomes %j', (typed, html) => {
    expect(asHtml(typed)).toBe(html)
  })

  it.each(['<p>One</p><ul><li><p>Two</p></li></ul>', '<ol start="2"><li>One</li></ol>'])(
    'stays unchanged if it is markup of the editor: %j',
    (markup) => {
      expect(asHtml(markup)).toBe(markup)
    },
  )
})

describe('a description with markup in the plain field', () => {
  it.each([
    ['I <3 Seoul', 'I <3 Seoul'],
    ['<p>One &amp; <strong>two</strong></p><p>Three</p>', 'One & two\nThree'],
    ['<p>One<br />Two</p>', 'One\nTwo'],
    [
      '<p>5 &gt; 3 &amp;amp; &quot;so&quot;&nbsp;on <a href="https://x/?>">x</a></p>',
      '5 > 3 &amp; "so" on x',
    ],
    ['<ul><li><p>One</p></li><li><p>Two</p></li></ul><p>Three</p>', 'One\nTwo\nThree'],
  ])('%j becomes %j', (description, text) => {
    expect(asPlainText(description)).toBe(text)
  })
})

describe('a stored description', () => {
  it.each([
    ['<p>One</p>', '<p>One</p>'],
    ['<strong>One</strong><br />Two', '<p><strong>One</strong><br />Two</p>'],
  ])('%j is edited as %j', (stored, markup) => {
    expect(asMarkup(stored)).toBe(markup)
  })
})
