import { type Language, matchesKind, type PrerenderedPage } from '@within-reach/contract'
import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from '../locales/catalog'
import { pages } from '../pages'

/** The page of several that is for these fields, with its parts. */
function filledAt(page: PrerenderedPage | undefined, fields: Readonly<Record<string, unknown>>): string {
  const { html = '', parts = {} } = page?.others?.find(({ when = {} }) => matchesKind(when, fields)) ?? {}
  return html.replaceAll(
    /<!--part:(\d+)-->/g,
    (_, name: string) => parts[name]?.kinds.find(({ when }) => matchesKind(when, fields))?.html ?? 'none',
  )
}

/** The fields of a visit whose filters so many posts fit. */
const foundAt = (count: number, type: string, filters: object) => ({
  'query.type': type,
  'found.answered': true,
  'found.count': count,
  'found.meta.total': count,
  ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`query.${name}`, value])),
})

describe('the posts with photos', () => {
  const draw = prerenderPages(
    pages.filter(({ path }) => path === '/find'),
    catalog,
  )
  const known = new Map<Language, ReturnType<typeof draw>>()
  const drawing = (language: Language) => {
    const drawn = known.get(language) ?? draw(language)
    known.set(language, drawn)
    return drawn
  }

  it('have a part of the card for each fact', async () => {
    const { parts = {} } = (await drawing('en'))['/find'] ?? {}
    const of = (fields: Readonly<Record<string, unknown>>) =>
      Object.entries(parts)
        .filter(([name]) => /^found\d/.test(name))
        .map(([, { kinds }]) => kinds.find(({ when }) => matchesKind(when, fields))?.html)
        .join('|')
    expect(of({}).replaceAll('|', '')).toBe('<div class="noPhoto">No photo</div>')
    const home = {
      'cost.amount': 5,
      'cost.complete': false,
      'facts.room': 'own',
      'facts.freeFrom': '2026-12-01',
    }
    expect(of({ ...home, region: 'Others', image_path: '/a' })).toMatch(
      /src="\{\{image_path\}\}".*>Others<.*\{\{cost.amount\|money\}\} a month, bills unknown.*>Own room<.*Free from <time dateTime="\{\{facts.freeFrom\}\}T12:00:00">\{\{facts.freeFrom\|day\}\}</,
    )
    expect(of({ ...home, 'cost.withDeposit': true })).toContain(
      '{{cost.amount|money}} a month with deposit interest, bills unknown',
    )
    expect(of({ ...home, 'cost.complete': true, 'cost.withDeposit': true })).toContain(
      '{{cost.amount|money}} a month with bills and deposit interest',
    )
    expect(of({ 'facts.price': 5, 'facts.taken': 'yes' })).toMatch(/>Taken<.*\{\{facts.price\|money\}\}/)
    expect(of({ 'facts.pay': 5, 'facts.per': 'hour', jstatus: 'Recruit' })).toMatch(
      />Recruit<.*\{\{facts.pay\|money\}\} \/ hour/,
    )
    expect(of({ 'facts.welcome': 'anyone', 'facts.visaHelp': 'no' })).toBe(of({}))
  })

  it('load the first photo at once, and the others when they come near', async () => {
    const { parts = {} } = (await drawing('en'))['/find'] ?? {}
    const photo = (index: number) =>
      parts.found0?.kinds.find(({ when }) => matchesKind(when, { index, image_path: '/a' }))?.html
    expect([photo(1), photo(2)]).toEqual([
      expect.stringContaining(' loading="eager" '),
      expect.stringContaining(' loading="lazy" '),
    ])
  })

  it('have a part of the panel for each filter', async () => {
    const page = (await drawing('en'))['/find']
    const panel = (fields: Readonly<Record<string, unknown>>) => {
      const filled = filledAt(page, fields)
      const [, drawn = ''] = /<section[^>]*>(.*?)<\/section>/s.exec(filled) ?? []
      const chosen = /<option[^>]*? selected=""[^>]*>([^<]*)|<input[^>]* value="([^"]+)"/g
      return [...drawn.matchAll(chosen)].map(([, option, typed]) => option ?? typed)
    }
    expect(panel(foundAt(3, 'fr', { region: 'Others', room: 'own', rent_max: 900, stay: 4 }))).toEqual([
      'Others',
      'USD',
      '{{query.rent_max}}',
      '{{query.stay}}',
      'Own room',
      'Any',
      'Any',
    ])
    expect(panel(foundAt(3, 'tr', { condition: 'good', currency: 'EUR' }))).toEqual([
      'All',
      'EUR',
      'Good',
      'Any',
      'Any',
    ])
    const pay = (filters: object) => panel(foundAt(3, 'jobs', filters)).slice(2)
    expect(pay({ pay_min: 12 })).toEqual(['Any', '{{query.pay_min}}', 'Hour', 'Any'])
    expect(pay({ pay_min: 12, per: 'day' })).toEqual(['Any', '{{query.pay_min}}', 'Day', 'Any'])
    expect(pay({ per: 'day' })).toEqual(['Any', 'Day', 'Any'])
    expect(panel(foundAt(0, 'jobs', { pay_min: 12 })).slice(4)).toEqual(['Hour', 'Any'])
    const withPosts = page?.others?.filter(({ when = {} }) => !('found.count' in when))
    expect(withPosts?.map(({ when }) => when?.['query.type'])).toEqual(['fr', 'tr', 'jobs'])
  })

  it.each([
    ['fr', { room: 'own' }, 'room', undefined],
    ['fr', { region: 'Others', room: 'own', search: 'a' }, 'room region search', undefined],
    ['fr', { rent_max: 9, currency: 'EUR' }, 'rent_max', 'EUR'],
    ['fr', { deposit_max: 9, stay: 4, region: 'South Korea' }, 'deposit_max stay region', 'KRW'],
    ['tr', { condition: 'good', price_max: 9, not_taken: 'yes' }, 'price_max condition not_taken', 'USD'],
    ['jobs', { jstatus: 'Seek', pay_min: 1, visa_help: 'yes' }, 'jstatus pay_min visa_help', 'USD'],
    ['jobs', { pay_min: 1, per: 'month', currency: 'GBP' }, 'pay_min', 'GBP'],
    ['jobs', { per: 'month' }, 'per', undefined],
  ] as const)('say what to loosen if nothing fits: %s %j', async (type, filters, names, compared) => {
    const html = filledAt((await drawing('en'))['/find'], foundAt(0, type, filters))
    expect(html).toMatch(/>0 posts<.*>No post fits all of these filters<.*>Clear all filters</s)
    expect([...html.matchAll(/ data-filter="(\w+)"/g)].map(([, name]) => name).join(' ')).toBe(names)
    expect(/Only amounts in (\w+) are compared/.exec(html)?.[1]).toBe(compared)
    expect(html).not.toContain('Show the newest')
  })

  it('say that there are none if none is left out', async () => {
    const page = (await drawing('en'))['/find']
    for (const filters of [{}, { currency: 'EUR' }]) {
      const html = filledAt(page, foundAt(0, 'tr', filters))
      expect(html).toContain('No posts to show here yet')
      expect(html).not.toContain('data-filter')
    }
    const ordered = filledAt(page, foundAt(0, 'fr', { sort: 'soonest' }))
    expect(ordered).toMatch(/No posts to show here yet.*Show the newest/s)
  })

  it.each([
    [12, null, '12 posts'],
    [1, null, '1 post'],
    [1, true, '1 post among the newest 500 with these words'],
    [12, true, '12 posts among the newest 500 with these words'],
    [500, true, 'At least 500 posts'],
  ])('say how many there are: %j %j', async (total, more, text) => {
    const page = (await drawing('en'))['/find']
    const fields = { ...foundAt(total, 'fr', { search: 'room', room: 'own' }), 'found.meta.more': more }
    const html = filledAt(page, fields).replaceAll('{{found.meta.total}}', String(total))
    expect(/role="status"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(text)
  })

  it.each(['en', 'ko', 'zh', 'vi'] as const)('are drawn without a sample in %s', async (language) => {
    const page = (await drawing(language))['/find']
    const card = page?.parts?.found?.kinds[0]?.html
    expect(card).toContain('<h2 dir="auto"><a href="/view?id={{post_idx}}">{{subject}}</a></h2>')
    expect(card).toContain('>{{ca|ago}}</time>')
    expect(JSON.stringify(page)).toContain('{{found.meta.total}}')
    expect(JSON.stringify(page)).not.toMatch(/-of-the-|473|8,?642|90000|200[134]|424|535|646|753|"8[39]"/)
  })
})
