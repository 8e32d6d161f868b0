import { matchesKind, type When } from '@within-reach/contract'
import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from './locales/catalog'
import { pages } from './pages'

const drawing = prerenderPages(pages, catalog)('en')

/** The parts of a page that differ for some values, as one text. */
async function partsAt(path: string, values: When): Promise<string> {
  const page = (await drawing)[path]
  const matching = Object.values(page?.parts ?? {}).map(
    ({ kinds }) => kinds.find(({ when }) => matchesKind(when, values))?.html,
  )
  return matching.join()
}

it.each([
  ['/mycases', 'My inquiries', 'No inquiries yet', 'Loading your inquiries'],
  ['/myreports', 'My reports', 'You have reported nothing', 'Loading your reports'],
  ['/notices', 'Decisions about me', 'No decisions', 'Loading the decisions'],
])('the build draws %s for a member without rows, and a skeleton in place of rows', async (...expected) => {
  const [path, title, none, loading] = expected
  const page = (await drawing)[path]
  expect(page?.html).toContain(`>${title}</h1>`)
  expect(page?.when).toMatchObject({ member: true, 'query.page': null })
  expect(await partsAt(path, { 'own.answered': true, 'own.count': 0 })).toContain(none)
  expect(await partsAt(path, { 'own.answered': true, 'own.count': true })).toContain(loading)
  expect(await partsAt(path, { 'own.answered': null, 'own.count': 0 })).toContain(loading)
})

it('an address with the secret of a decision is not drawn as the list', async () => {
  expect((await drawing)['/notices']?.when).toMatchObject({ 'query.secret': null })
})

it.each([
  ['/notices', 'Decision about you', 'Loading the decision', { member: null }],
  ['/case', 'Inquiry', 'Loading the inquiry', { member: null, 'query.idx': null }],
])(
  'the build draws %s for a visitor, who may have the link of a mail',
  async (path, title, loading, when) => {
    const linked = (await drawing)[path]?.others?.at(-1)
    expect(linked?.when).toEqual(when)
    expect(linked?.html).toContain(`<h1>${title}</h1>`)
    expect(linked?.html).toContain(`aria-label="${loading}"`)
  },
)

it.each([
  ['post', 'Block the author of this post?'],
  ['comment', 'Block the author of this comment?'],
  ['message', 'Block the sender of this message?'],
])('the build draws the question of a block: %s', async (kind, question) => {
  expect(await partsAt('/block', { 'query.kind': kind, 'query.id': true })).toContain(question)
  expect(await partsAt('/block', { 'query.kind': kind, 'query.id': null })).toContain('nobody to block')
})

it('the build draws the reasons of a report for a member without reports', async () => {
  const html = async (own: When, target: When[string] = null) =>
    partsAt('/report', { 'query.kind': 'post', 'query.id': true, 'query.target': target, ...own })
  const none = { 'own.answered': true, 'own.count': 0 } as const
  expect(await html(none)).toMatch(/Report this post.*<button/)
  expect(await html(none, 'author')).toMatch(
    /Report the author of this post.*<button.*id=\{\{query.id\|uri\}\}/,
  )
  expect(await html({ 'own.answered': true, 'own.count': true })).toContain('aria-label="Loading"')
})

describe('the drawn inquiry', () => {
  const filled = async (values: When): Promise<string> => {
    const { html = '', parts = {} } = (await drawing)['/case'] ?? {}
    const fill = (text: string): string =>
      text.replaceAll(/<!--part:(\d+)-->/g, (_, name: string) =>
        fill(parts[name]?.kinds.find(({ when }) => matchesKind(when, values))?.html ?? 'no template'),
      )
    return fill(html)
  }
  const plain: When = { kind: 'long-term', agent: true, state: 'searching', due: true, 'due.past': null }

  it('says how far it is, who has it, and when an answer is due', async () => {
    const html = await filled(plain)
    expect(html).toContain('<h1>{{title}}</h1>')
    expect(html).toContain('Long-term property, {{number}}. Your agent is {{agent}}.')
    expect(html).toMatch(/aria-current="step".*Searching.*Your agent looks for what fits/)
    expect(html).toContain('You get an answer by {{due|full}}.')
    expect(html).toContain('<textarea')
    const late = await filled({ ...plain, kind: 'other', agent: null, state: 'agreed', 'due.past': true })
    expect(late).toContain('Other request, {{number}}. No agent has it yet.')
    expect(late).toMatch(/aria-current="step".*Agreed.*You and your agent agreed/)
    expect(late).toContain('An answer was due on {{due|full}}.')
    expect(await filled({ ...plain, due: null })).not.toContain('{{due|full}}')
  })

  it('has the fields that were filled in', async () => {
    const fields: When = { 'fields.visa': 'yes', 'fields.date_start': true, 'fields.reason': true }
    const html = await filled({ ...plain, ...fields, 'fields.gender': '' })
    expect(html).toContain('<dt>Visa</dt><dd>Yes</dd>')
    expect(html).toContain('<dt>From</dt><dd>{{fields.date_start|day}}</dd>')
    expect(html).toContain('<dd>{{fields.reason}}</dd>')
    expect(html).not.toMatch(/Gender|Budget/)
    expect(await filled({ ...plain, 'fields.reason': 'study' })).toContain('<dd>Study</dd>')
  })

  it('has a row for each entry but those about homes', async () => {
    const { rows, parts } = (await drawing)['/case'] ?? {}
    expect(rows?.entries).toEqual({ path: '/api/myCase', field: 'entries' })
    const row = (fields: object) => {
      const entry = { name: 'ana', text: 'Hello', ...fields }
      return parts?.entries?.kinds.find(({ when }) => matchesKind(when, entry))?.html
    }
    expect(row({ kind: 'message', from: 'asker' })).toMatch(/>You<.*\{\{ca\|ago\}\}.*>\{\{text\}\}</)
    expect(row({ kind: 'message', from: 'agent' })).toContain('>{{name}}<')
    expect(row({ kind: 'message', from: 'agent', name: '' })).toContain('>Agent<')
    expect(row({ kind: 'state', state: 'viewing' })).toContain('Now: Viewing')
    expect(row({ kind: 'agent' })).toContain('{{text}} is your agent')
    expect(row({ kind: 'agent', name: '' })).toContain('An agent took it up')
    expect(row({ kind: 'agent', name: '', text: '' })).toContain('No agent has it')
    expect(row({ kind: 'due', due: '2026-11-01T10:00:00.000Z' })).toContain('Next answer by {{due|full}}')
    expect(row({ kind: 'link', linked: false })).toContain('The link was revoked')
    for (const kind of ['note', 'offer', 'answer']) expect(row({ kind, from: 'agent' })).toBeUndefined()
  })

  it('is a skeleton if it has homes, waits for a region, or is closed, and for times in an unknown zone', async () => {
    const page = (await drawing)['/case']
    expect(page?.when).toEqual({ member: true, zone: true, 'offers.count': 0, waitsFor: null })
    expect(await filled({ ...plain, state: 'closed' })).toContain('no template')
    const [place] = page?.others ?? []
    expect(place?.html).toMatch(/>Inquiry<\/h1>.*aria-label="Loading the inquiry"/)
    expect(place?.when).toEqual({ member: true })
  })

  it('has no sample', async () => {
    const json = JSON.stringify((await drawing)['/case'])
    expect(json).not.toMatch(/-of-(?:the|\w+)-|sample-of|90000|199[78]|20(?:0[1-4]|99|37)/)
  })
})
