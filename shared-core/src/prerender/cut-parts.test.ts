import type { When } from '@within-reach/contract'
import { cutParts } from './cut-parts'

const page = ({ region, own, edited, count }: When) =>
  [
    '<div><p>a</p>',
    region === null ? '' : `<b class="${region}">${region}</b>`,
    own ? '<i>own</i>' : '',
    `<p>when${edited ? '<u>edited</u>' : ''}</p>`,
    count === 0 ? '<p>none</p>' : '<ol>{{count}}</ol>',
    own ? '' : '<button>write</button>',
    '</div>',
  ].join('')
const aspects = [
  [{ own: true }, { own: null }],
  [{ region: 'South Korea' }, { region: 'Others' }, { region: null }],
  [{ edited: true }, { edited: null }],
  [{ count: true }, { count: 0 }],
] as const

it('separates the changing parts from the rest, for each aspect', () => {
  expect(cutParts(aspects, page)).toEqual({
    html: '<div><p>a</p><!--part:0--><!--part:1--><p>when<!--part:2--></p><!--part:3--><!--part:4--></div>',
    parts: {
      0: {
        kinds: [
          { when: { region: 'South Korea' }, html: '<b class="South Korea">South Korea</b>' },
          { when: { region: 'Others' }, html: '<b class="Others">Others</b>' },
          { when: { region: null }, html: '' },
        ],
      },
      1: {
        kinds: [
          { when: { own: null }, html: '' },
          { when: { own: true }, html: '<i>own</i>' },
        ],
      },
      2: {
        kinds: [
          { when: { edited: null }, html: '' },
          { when: { edited: true }, html: '<u>edited</u>' },
        ],
      },
      3: {
        // Zero is a value too, so it comes before those that match any.
        kinds: [
          { when: { count: 0 }, html: '<p>none</p>' },
          { when: { count: true }, html: '<ol>{{count}}</ol>' },
        ],
      },
      4: {
        kinds: [
          { when: { own: null }, html: '<button>write</button>' },
          { when: { own: true }, html: '' },
        ],
      },
    },
  })
})

it('leaves the slots of lists', () => {
  const aspect = [{ own: true }, { own: null }] as const
  const draw = ({ own }: When) => `<p>${own ? 'own' : ''}</p><ol><!--part:rows--></ol>`
  expect(cutParts([aspect], draw).html).toBe('<p><!--part:0--></p><ol><!--part:rows--></ol>')
})

it('leaves out fields of an aspect that a part does not depend on', () => {
  const both = [
    { type: 'fr', own: true },
    { type: 'tr', own: true },
    { type: 'fr', own: null },
    { type: 'tr', own: null },
  ] as const
  const { parts } = cutParts([both], ({ type, own }) => `<a href="/${type}">x</a><p>${own ? 'own' : ''}</p>`)
  expect(Object.values(parts).map(({ kinds }) => kinds.map(({ when }) => when))).toEqual([
    [{ type: 'fr' }, { type: 'tr' }],
    [{ own: null }, { own: true }],
  ])
})

it.each([
  [
    'change the same part',
    ({ a, b }: When) => `<p class="${a ? 'a' : ''} ${b ? 'b' : ''}"></p>`,
    'Two aspects change the same part of the page',
  ],
  [
    'depend on each other',
    ({ a, b }: When) => `<p>${a ? 'a' : ''}</p><b>${b ? 'b' : ''}</b>${a && !b ? '<i></i>' : ''}`,
    'Two aspects',
  ],
])('refuses aspects that %s', (_, draw, message) => {
  expect(() =>
    cutParts(
      [
        [{ a: true }, { a: null }],
        [{ b: true }, { b: null }],
      ],
      draw,
    ),
  ).toThrow(message)
})

it('does not compare values that never occur together', () => {
  const filters = [
    [{ region: true }, { region: null }],
    [{ search: true }, { search: null }],
  ] as const
  const draw = ({ region, search }: When) =>
    region || search ? `<p>${region ? '<b>r</b>' : ''}${search ? '<i>s</i>' : ''}</p>` : '<em>none</em>'
  expect(() => cutParts(filters, draw)).toThrow('independently')
  expect(cutParts(filters, draw, { region: null, search: null }).html).toBe(
    '<p><!--part:0--><!--part:1--></p>',
  )
})

it('separates neighbours that are left out in turn, with a change before them', () => {
  const names = ['a', 'b', 'c'] as const
  const aspects = names.map((name) => [{ [name]: true }, { [name]: null }] as const)
  const draw = (values: When) => {
    const shown = names.filter((name) => values[name])
    const inputs = names.map((name) => `<input name="${name}" value="${values[name] ? 'x' : ''}"/>`)
    return `${inputs.join('')}<div>${shown.map((name) => `<button id="${name}">${name}</button>`).join('')}</div>`
  }
  const { html, parts } = cutParts(aspects, draw)
  expect(html).toMatch(/<div>(<!--part:\d-->){3}<\/div>/)
  expect(parts[4]?.kinds).toEqual([
    { when: { b: null }, html: '' },
    { when: { b: true }, html: '<button id="b">b</button>' },
  ])
})
