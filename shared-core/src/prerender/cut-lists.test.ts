import { matchesKind, type When } from '@within-reach/contract'
import { cutLists, withSlots } from './cut-lists'
import { looksOf } from './row-looks'

it('a sample becomes a slot, but a short number only in texts, labels and values', () => {
  const html =
    '<input value="12"/><a href="/view?id=900001" aria-label="Open 12 of 34">34</a><path d="M12 34"/><time dateTime="2001-02-03T04:05:06Z">Feb 3</time>'
  const slots = { 900001: 'id', 12: 'index', 34: 'count', '2001-02-03T04:05:06Z': 'ca' }
  expect(withSlots(html, slots)).toBe(
    '<input value="{{index}}"/><a href="/view?id={{id}}" aria-label="Open {{index}} of {{count}}">{{count}}</a><path d="M12 34"/><time dateTime="{{ca}}">{{ca|ago}}</time>',
  )
})

it('a time whose text is a sample keeps the format of that slot', () => {
  const html = '<time class="when" dateTime="2001-02-03T04:05:06Z">February 3, 2001</time>'
  const slots = { '2001-02-03T04:05:06Z': 'ca', 'February 3, 2001': 'ca|day' }
  expect(withSlots(html, slots)).toBe('<time class="when" dateTime="{{ca}}">{{ca|day}}</time>')
})

it('the rows of a list are cut out, and each kind is the row of its sample', () => {
  const html = '<ul><li>a menu</li></ul><ol><li>{{comments.cm}} 1</li><li>{{comments.cm}} 2</li></ol>'
  const kinds = [{ at: 1, when: { own: true } }] as const
  expect(cutLists(html, { comments: { path: '/api/cms', kinds } })).toEqual({
    html: '<ul><li>a menu</li></ul><ol><!--part:comments--></ol>',
    parts: { comments: { rows: 'comments', kinds: [{ when: { own: true }, html: '<li>{{cm}} 2</li>' }] } },
  })
})

it('a list may be in the rows of another one, which may be any element', () => {
  const html =
    '<div><nav>A<ul><li>{{items.x}}</li></ul></nav><nav>{{menu.y}}<ul><li>{{items.x}}</li><li>2</li></ul></nav></div><nav>other</nav>'
  const lists = {
    items: { path: 'menu', nested: true, kinds: [{ at: 0, when: {} }] },
    menu: {
      path: 'menu',
      element: 'nav',
      kinds: [
        { at: 0, when: { y: 'A' } },
        { at: 1, when: {} },
      ],
    },
  } as const
  expect(cutLists(html, lists)).toEqual({
    html: '<div><!--part:menu--></div><nav>other</nav>',
    parts: {
      items: { rows: 'items', kinds: [{ when: {}, html: '<li>{{x}}</li>' }] },
      menu: {
        rows: 'menu',
        kinds: [
          { when: { y: 'A' }, html: '<nav>A<ul><!--part:items--></ul></nav>' },
          { when: {}, html: '<nav>{{y}}<ul><!--part:items--></ul></nav>' },
        ],
      },
    },
  })
})

it('the ids that React generates become those of the row', () => {
  const row = (id: string, isOpen: boolean) =>
    `<li><label for="${id}">{{a.x}}</label>${isOpen ? '<b></b>' : ''}<input id="${id}"/></li>`
  const html = `<ul>${row('_prerender-R_1_', true)}${row('_prerender-R_2_', false)}</ul>`
  const aspects = [[{ open: true }, { open: null }]] as const
  const { parts } = cutLists(html, { a: { path: '/api/a', kinds: [], aspects } })
  expect(parts.a?.kinds.map((kind) => kind.html)).toEqual([
    '<li><label for="prerender-a-{{index}}-0">{{x}}</label><!--part:a0--><input id="prerender-a-{{index}}-0"/></li>',
  ])
})

it.each([
  ['fewer rows than kinds', '<li>{{a.x}}</li>', 'drawn without row 1'],
  [
    'samples that occur in two lists',
    '<li>{{a.x}}</li><li>{{a.x}} {{b.y}}</li>',
    'has a sample of another list',
  ],
])('refuses %s', (_, html, message) => {
  expect(() => cutLists(html, { a: { path: '/api/a', kinds: [{ at: 1, when: {} }] } })).toThrow(message)
})

describe('a list whose rows depend on aspects', () => {
  const aspects: readonly (readonly When[])[] = [
    [{ 'price.amount': true }, { 'price.amount': null }],
    [{ room: 'own' }, { room: 'shared' }, { room: null }],
  ]
  const rowOf = (look: When): string => {
    const price = look['price.amount'] ? '<b>{{a.price.amount|money}}</b>' : ''
    const room = look.room ? `<i>${String(look.room)}</i>` : ''
    return `<li>{{a.name}}${price}${room}</li>`
  }
  const cut = (html: string) => cutLists(html, { a: { path: '/api/a', kinds: [], aspects } })

  it('has one row with a part for each of them', () => {
    const { html, parts } = cut(`<ul>${looksOf(aspects).map(rowOf).join('')}</ul>`)
    expect(html).toBe('<ul><!--part:a--></ul>')
    expect(parts).toEqual({
      a: { rows: 'a', kinds: [{ when: {}, html: '<li>{{name}}<!--part:a0--><!--part:a1--></li>' }] },
      a0: {
        kinds: [
          { when: { 'price.amount': null }, html: '' },
          { when: { 'price.amount': true }, html: '<b>{{price.amount|money}}</b>' },
        ],
      },
      a1: {
        kinds: [
          { when: { room: 'own' }, html: '<i>own</i>' },
          { when: { room: 'shared' }, html: '<i>shared</i>' },
          { when: { room: null }, html: '' },
        ],
      },
    })
  })

  describe('with a first row of its own', () => {
    const first = { html: 'loading="eager"', others: 'loading="lazy"' }
    const drawn = (look: When, loading: string) =>
      `<li>${look.image ? `<img loading="${loading}" src="{{a.image}}">` : '<p>No photo</p>'}${look.room ? '<i>own</i>' : ''}</li>`
    const looks = [[{ image: true }, { image: null }] as const, [{ room: 'own' }, { room: null }] as const]
    const cutWith = (loadingOfFirst: string) =>
      cutLists(
        `<ul>${looksOf(looks)
          .map((look, at) => drawn(look, at === 0 ? loadingOfFirst : 'lazy'))
          .join('')}</ul>`,
        { a: { path: '/api/a', kinds: [], aspects: looks, first } },
      )

    it('has a template for it, whatever it looks like', () => {
      const { parts } = cutWith('eager')
      const at = (index: number, image: string | null) =>
        parts.a0?.kinds.find(({ when }) => matchesKind(when, { index, image }))?.html
      expect([at(1, '/x'), at(2, '/x'), at(1, null)]).toEqual([
        '<img loading="eager" src="{{image}}">',
        '<img loading="lazy" src="{{image}}">',
        '<p>No photo</p>',
      ])
    })

    it('refuses a first row that is drawn like the others', () => {
      expect(() => cutWith('lazy')).toThrow('is drawn without loading="eager"')
    })
  })

  it('is drawn with one row where only the page around it is of interest', () => {
    expect(cut(`<p><ol>${rowOf({ room: null })}</ol></p>`)).toEqual({
      html: '<p><ol><!--part:a--></ol></p>',
      parts: {},
    })
  })

  it('refuses rows that miss a look', () => {
    const looks = looksOf(aspects).slice(0, 2)
    expect(() => cut(`<ul>${looks.map(rowOf).join('')}</ul>`)).toThrow('give more samples')
  })

  it('refuses aspects that are not independent', () => {
    const dependent = (look: When) => rowOf(look['price.amount'] ? look : { ...look, room: null })
    expect(() => cut(`<ul>${looksOf(aspects).map(dependent).join('')}</ul>`)).toThrow('make them one aspect')
  })
})
