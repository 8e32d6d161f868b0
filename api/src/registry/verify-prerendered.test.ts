import type { PrerenderedPages } from '@within-reach/contract'
import type { RemoteVersion } from '@within-reach/registry'
import { buildVersion } from '../testing/versions'
import { verifyPrerendered } from './verify-prerendered'

const css = '.page { color: red }\n/*# sourceMappingURL=pages.css.map*/'
const record = JSON.parse(buildVersion('1.0.0', { early: 'prerendered.json' }).record) as RemoteVersion

/** Checks the prerendered pages of a version. */
const verify = (early: Partial<PrerenderedPages> | string, style = css) =>
  verifyPrerendered(
    record,
    new Map([
      [
        'prerendered.json',
        Buffer.from(typeof early === 'string' ? early : JSON.stringify({ styles: {}, pages: {}, ...early })),
      ],
      ['pages.css', Buffer.from(style)],
    ]),
  )
const drawing = (html: string): Partial<PrerenderedPages> => ({
  pages: { '/events': { en: { html: '<p>x</p>' }, ko: { html } } },
})

it('accepts what a build produces', () => {
  const row = '<li><a href="/view?id={{post_idx}}"><img src="{{image_path}}" alt=""></a></li>'
  const html =
    '<form class="a"><label for="b">c</label><input id="b" name="b"></form><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><a href="https://example.com">d</a><textarea>e</textarea><ul><!--rows--></ul>'
  const list = { path: '/api/posts', rows: [{ when: {}, html: [row] }] }
  const kinds = [{ when: { 'comments.count': 0 }, html: '<a href="{{path}}/{{name|uri}}">{{name}}</a>' }]
  const parts = { '0': { kinds }, comments: { rows: 'comments', kinds } }
  const markup = '<!--part:0--><div class="text">{{description|html}}</div>'
  const afterLast = { html: '<a href="{{pages.href}}">e</a>' }
  const page = {
    afterLast,
    html: html + markup,
    list,
    reads: ['/api/cms'],
    rows: { comments: { path: '/api/cms' } },
    parts,
  }
  expect(() =>
    verify({ styles: { 'pages.css': '.page { color: red }' }, pages: { '/events': { en: page, ko: page } } }),
  ).not.toThrow()
  expect(() => verifyPrerendered({ ...record, early: undefined }, new Map())).not.toThrow()
})

it.each([
  ['after the last one', { afterLast: { html: '<a href="{{posts.href}}">e</a>' } }],
  ['for other visits', { others: [{ html: 'x' }, { html: '<a href="{{posts.href}}">e</a>' }] }],
])('refuses markup in a page %s as well', (_, more) => {
  const page = { html: '', ...more }
  expect(() => verify({ pages: { '/events': { en: page, ko: page } } })).toThrow(
    'has the address {{posts.href}}, which is not allowed in a page: remove it.',
  )
})

it.each([
  ['<script>alert(1)</script>', 'the element <script>'],
  ['<p onclick="alert(1)">x</p>', 'the attribute onclick'],
  ['<p style="position:fixed">x</p>', 'the attribute style'],
  ['<iframe src="/x"></iframe>', 'the element <iframe>'],
  ['<base href="https://evil.example/">', 'the element <base>'],
  ['<form action="https://evil.example/"></form>', 'the attribute action'],
  ['<img src="https://evil.example/x">', 'the address https://evil.example/x'],
  ['<img src="//evil.example/x">', 'the address //evil.example/x'],
  ['<a href="javascript:alert(1)">x</a>', 'the address javascript:alert(1)'],
  ['<noembed><p title="</noembed><img src=x onerror=alert(1)>">x</p></noembed>', 'the element <noembed>'],
  ['<xmp><p title="</xmp><img src=x onerror=alert(1)>">x</p></xmp>', 'the element <xmp>'],
  ['<noframes><p title="</noframes><img src=x onerror=alert(1)>">x</p></noframes>', 'the element <noframes>'],
  ['<svg><title><img src=x onerror=alert(1)></title></svg>', 'the element <title>'],
  ['<svg><textarea><img src=x onerror=alert(1)></textarea></svg>', 'markup in a <textarea>'],
  ['<textarea></textarea/><script>alert(1)</script>', 'an unusual end tag'],
  ['<textarea></textarea/><img src="https://evil.example/x"></textarea>', 'an unusual end tag'],
  ['<p>x</p title="y">', 'an unusual end tag'],
  ['<!--><img src=x onerror=alert(1)>-->', 'a comment'],
  ['<?><img src=x onerror=alert(1)>', 'a comment'],
  ['<p title="', 'an unfinished tag'],
  ['<p title={{subject}}>x</p>', 'a field without quotes in a tag'],
  ["<p title='{{subject}}'>x</p>", 'a field without quotes in a tag'],
  ['<p class="a"{{subject}}>x</p>', 'a field without quotes in a tag'],
  ['<p title="{{description|html}}">x</p>', 'a field as markup'],
  ['<textarea>{{description|html}}</textarea>', 'a field as markup'],
  ['<div>{{subject|html}}</div>', 'a field as markup'],
  ['<div>{{description|html}}x</div>', 'a field as markup'],
  ['<a href="{{subject}}">x</a>', 'the address {{subject}}'],
  ['<a href="/{{subject}}">x</a>', 'the address /{{subject}}'],
  ['<svg><animate attributeName="href"></animate></svg>', 'the element <animate>'],
])('refuses %s', (html, what) => {
  expect(() => verify(drawing(html))).toThrow(
    `The prerendered page for /events in prerendered.json has ${what}, which is not allowed in a page: remove it.`,
  )
})

it('refuses forbidden markup in a part', () => {
  const page = { html: '', parts: { a: { kinds: [{ when: {}, html: '<script></script>' }] } } }
  expect(() => verify({ pages: { '/events': { en: page, ko: page } } })).toThrow('the element <script>')
})

it('refuses forbidden markup in the template of an empty list', () => {
  const page = { html: '', empty: { html: '<script></script>' } }
  expect(() => verify({ pages: { '/events': { en: page, ko: page } } })).toThrow('the element <script>')
})

it('refuses a style that differs from its file, or that loads from elsewhere', () => {
  const styled = (style: string) => ({ styles: { 'pages.css': style } })
  expect(() => verify(styled('.page { color: blue }'))).toThrow(
    'The style in prerendered.json differs from pages.css: build it again.',
  )
  expect(() => verify({ styles: { 'gone.css': '.page { color: red }' } })).toThrow('differs from gone.css')
  const reaching = '.page { background: url(https://evil.example/x) }'
  expect(() => verify(styled(reaching), reaching)).toThrow(
    'pages.css is inlined into the page, where "url(" is not allowed',
  )
})

it('refuses a file without pages', () => {
  expect(() => verify('{}')).toThrow('prerendered.json is not a file of prerendered pages: build it again.')
})
