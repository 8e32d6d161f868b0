import fc from 'fast-check'
import { cleanHtml } from '../clean-html'
import { cleanInput, rewriteHtml } from './clean-input'

describe('markup that a parser of the browser would report', () => {
  it.each([
    ['a handler after a slash', 'a<img/onerror=1>b', 'ab'],
    ['a handler after a quote', 'a<img src="x"onerror=1>b', 'ab'],
    ['a handler after a quoted bracket', '<b title=">" onclick=1>x</b>', '<b>x</b>'],
    ['a handler in capitals', '<B ONCLICK="1">x</B>', '<b>x</b>'],
    ['a handler without a value', '<b onclick>x</b>', '<b>x</b>'],
    ['a handler between line breaks', '<b\n\tonclick\n=\n1\n>x</b>', '<b>x</b>'],
    ['a handler on a tag that is not closed', '<p>x<img src=x onerror=1', '<p>x</p>'],
    ['a handler on a closing tag', '<b>x</b onclick=1>', '<b>x</b>'],
    ['a handler after a null byte', '<b\0 onclick=1>x</b\0>', 'x'],
    ['a null byte in a handler', '<b on\0click=1 \0onclick=1>x</b>', '<b>x</b>'],
    ['a style', '<p style="color: red" class=a>x <b style=\'y\'>z</b></p>', '<p>x <b>z</b></p>'],
    ['a style element', '<style type="text/css">\np { color: red }\n</style><p>x</p>', '<p>x</p>'],
    ['a style in a style', '<style><style></style>x</style>y', 'xy'],
    ['a style that is not closed', '<p>x</p><style>p { color: red }', '<p>x</p>'],
    ['a script', '<p>x</p><script>"</p><b onclick=1>"</script>', '<p>x</p>'],
    ['a drawing', '<svg onload=1><text>a</text></svg><p>x</p>', '<p>x</p>'],
    ['a drawing that is not closed', '<svg onload=1><style>a</style><p>x</p>', '<p>x</p>'],
    ['a drawing that closes itself', '<svg onload=1 /><b>x</b>', '<b>x</b>'],
    ['drawings in a formula in a template', '<template><math><svg><p>a</p></svg></math></template>x', 'x'],
    ['a handler in a noscript', '<noscript><p title="</noscript><img src=x onerror=1>"></noscript>x', 'x'],
    ['a frame', '<iframe srcdoc="<b onclick=1>"><b onclick=1></iframe>x', 'x'],
    ['a title', '<title><b onclick=1></title>x', 'x'],
    ['a text field', '<textarea><b onclick=1></textarea>', '&lt;b onclick=1&gt;'],
    ['comments', '<!--<b onclick=1>-->a<!--><b onclick=1>b</b><!b onclick=1>c<?b onclick=1?>', 'a<b>b</b>c'],
    ['CDATA', 'a<![CDATA[<b onclick=1>b</b>]]>c', 'ac'],
    ['a link to a script', '<a href=javascript:alert(1)>x</a>', '<a>x</a>'],
    ['a link to an escaped script', '<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
  ])('loses %s', (_, html, clean) => {
    expect(rewriteHtml(html)).toBe(clean)
    expect(cleanInput(html)).toBe(clean)
  })
})

describe('pasted content', () => {
  it.each([
    ['<p>Say style="bold" &amp; 1 &lt; 2&nbsp;here</p>', '<p>Say style="bold" &amp; 1 &lt; 2&nbsp;here</p>'],
    ['<a href=https://example.com/a?b=1&amp;c=2>x</a>', '<a href="https://example.com/a?b=1&amp;c=2">x</a>'],
    ['<p>One<p>Two<br/>Three</br>', '<p>One</p><p>Two<br>Three<br></p>'],
    ['<p>One<div>Two</div>', '<p>One</p>Two'],
    ['<b>1<i>2</b>3</i>', '<b>1<i>2</i></b>3'],
    ['<UL><LI>One<LI>Two</UL>', '<ul><li>One</li><li>Two</li></ul>'],
    ['<h1>Title</h1><table><thead><tr><th>Head</th></tr></thead><td>Cell</table>', 'Title<br>Head<br>Cell'],
    ['<div>One</div><div>Two</div>', 'One<br>Two'],
    ['<div dir="ltr">One<div><br></div><div><b>Two</b></div></div>Three', 'One<br><br><b>Two</b><br>Three'],
    [
      '<table>\n<tr><td>Rent</td><td>500</td></tr>\n<tr><td>Bills</td><td>20</td></tr></table>',
      '\nRent 500\n<br>Bills 20',
    ],
    ['', ''],
  ])('keeps its text and form: %j', (html, clean) => {
    expect(cleanInput(html)).toBe(clean)
  })

  it("keeps the editor's own mark, which a description does not have", () => {
    const copied = '<ul data-pm-slice="2 2 [&quot;bulletList&quot;,null]"><li><p>A</p></li></ul>'
    expect(cleanInput(copied)).toBe(copied)
    expect(cleanHtml(copied)).toBe('<ul><li><p>A</p></li></ul>')
  })

  it('keeps the formatting of Word', () => {
    const copied = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm} --></style><!--[if gte mso 9]><xml><o:x/></xml><![endif]--></head><body lang=EN-GB>
<!--StartFragment--><p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'>Two<o:p></o:p></b> rooms<o:p>&nbsp;</o:p></p><![if !supportLists]>·<![endif]><!--EndFragment-->
</body></html>`
    expect(cleanInput(copied).trim()).toBe('<p><b>Two</b> rooms&nbsp;</p>·')
  })

  it('keeps the formatting of Google Docs', () => {
    const copied =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">Two </span><span style="font-weight:700;">rooms</span><span style="font-weight:400;font-style:italic"> here</span></p></b>'
    expect(cleanInput(copied)).toBe('<p>Two <strong>rooms</strong><em> here</em></p>')
  })
})

describe('any tag soup', () => {
  const pieces = [
    ...[
      '<',
      '>',
      '</',
      '/>',
      '/',
      '=',
      '"',
      "'",
      ' ',
      '\n',
      '\0',
      '&',
      '&lt;',
      '&#60;',
      '&quot;',
      '-',
      '!',
      '?',
    ],
    ...[
      '<!--',
      '-->',
      '--!>',
      '<![CDATA[',
      ']]>',
      '<!doctype ',
      '<p',
      '<b ',
      '<a href=',
      '<a href="https:',
      '<img',
    ],
    ...[
      '<svg',
      '<math',
      '<style',
      '<script',
      '<title',
      '<textarea',
      '<template',
      '<noscript',
      '<table',
      '<select',
    ],
    ...[
      '</p>',
      '</b>',
      '</a>',
      '</svg>',
      '</math>',
      '</style>',
      '</script>',
      '</title>',
      '</textarea>',
      '</template>',
    ],
    ...[
      'onclick',
      'ONERROR',
      'style',
      'href',
      'rel',
      'target',
      'data-pm-slice',
      'https://x',
      'javascript:',
      'x',
    ],
    ...[
      '<foreignObject>',
      '<mtext>',
      '<plaintext>',
      '<xmp>',
      '<iframe>',
      '<form>',
      '<br',
      '<span style="font-weight:700',
    ],
  ]
  const soup = fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'binary' })))
    .map((parts) => parts.join(''))
  const tag =
    /<(?:\/(?:p|b|strong|i|em|ul|ol|li|a)|(?:p|br|b|strong|i|em|ul|ol|li|a)(?: (?:href|rel|target|data-pm-slice)="[^"<>]*")*)>/g

  it('is rewritten to allowed tags with allowed attributes, and escaped text', () => {
    fc.assert(
      fc.property(soup, (html) => {
        expect(rewriteHtml(html).replaceAll(tag, '')).not.toMatch(/[<>"]/)
      }),
      { numRuns: 2000 },
    )
  })

  it('has only allowed attributes for a parser', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const { body } = new DOMParser().parseFromString(rewriteHtml(html), 'text/html')
        const names = [...body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
        expect(names.filter((name) => !/^(?:href|rel|target|data-pm-slice)$/.test(name))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
