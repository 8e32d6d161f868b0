import { decide } from './decide'
import { emptyDocument, readDocument } from './document'
import { openRegions, pageDecision } from './page'
import { environment, now, published, withPromoted } from './testing/versions'

const two = withPromoted(published('1.0.0'), published('1.1.0'), published('1.0.0', 'mfe-account'))
const decision = decide(two, { environment, at: now })

describe('the decision in a page', () => {
  it('points to each version and its fallbacks, and has full records only of what the page needs at once', () => {
    const page = pageDecision(decision, ['mfe-account'])
    expect(page.remotes['mfe-userspace']).toEqual({
      version: '1.1.0',
      record: 'sha256-110',
      fallbacks: [{ version: '1.0.0', record: 'sha256-100' }],
      routes: [{ path: '/userspace', title: { en: 'mfe-userspace', ko: 'mfe-userspace' } }],
    })
    expect(page.records).toHaveLength(1)
    expect(page.records[0]).toMatchObject({ name: 'mfe-account', entry: 'entry.js' })
    expect(page.records[0]).not.toHaveProperty('recordIntegrity')
  })

  it('lists only closed regions and unusual reasons', () => {
    const overridden = decide(two, {
      environment,
      at: now,
      overrides: { 'mfe-account': published('2.0.0', 'mfe-account') },
    })
    const account = overridden.remotes['mfe-account']
    if (!account) throw new Error('mfe-account is live')
    const regions = { ...account.regions, Others: false }
    const { remotes } = pageDecision({ revision: 1, remotes: { 'mfe-account': { ...account, regions } } })
    expect(remotes['mfe-account']).toMatchObject({ why: 'override', closed: ['Others'] })
    expect(openRegions(remotes['mfe-account'] ?? {})).toEqual(regions)
    expect(openRegions({})).toEqual({ 'South Korea': true, 'United Kingdom': true, Others: true })
  })

  it('has the first reads of each page, so that a browser can prefetch them', () => {
    const reads = [{ path: '/api/posts', fields: { type: 'tr' }, query: ['page'] }]
    const routes = [{ path: '/a', title: { en: 'A', ko: 'A' }, reads }]
    const document = withPromoted(published('1.0.0', 'mfe-userspace', { routes }))
    const { remotes } = pageDecision(decide(document, { environment, at: now }))
    expect(remotes['mfe-userspace']?.routes[0]).toMatchObject({ reads })
  })

  it('has the redirects of each page, so that a link leads at once to where they do', () => {
    const redirects = { members: { to: '/' } }
    const routes = [{ path: '/a', title: { en: 'A', ko: 'A' }, redirects }]
    const document = withPromoted(published('1.0.0', 'mfe-userspace', { routes }))
    const { remotes } = pageDecision(decide(document, { environment, at: now }))
    expect(remotes['mfe-userspace']?.routes[0]).toMatchObject({ redirects })
  })

  it('has no private reads, which only the service uses', () => {
    const privateReads = [{ path: '/api/msgs', fields: {}, query: [] }]
    const routes = [{ path: '/a', title: { en: 'A', ko: 'A' }, privateReads }]
    const document = withPromoted(published('1.0.0', 'mfe-userspace', { routes }))
    const { remotes } = pageDecision(decide(document, { environment, at: now }))
    expect(remotes['mfe-userspace']?.routes).toEqual([{ path: '/a', title: { en: 'A', ko: 'A' } }])
  })

  it('has the shared modules of the other pages of a remote that it needs at once', () => {
    const screens = {
      '/a': { js: ['a.js'], css: [], shared: ['forms'] },
      '/b': { js: ['b.js'], css: [], shared: [] },
    }
    const document = withPromoted(published('1.0.0', 'mfe-userspace', { screens }))
    const { records } = pageDecision(decide(document, { environment, at: now }), ['mfe-userspace'])
    expect(records[0]?.screens).toEqual({ '/a': { js: [], css: [], shared: ['forms'] } })
  })

  it('grows by less than 150 bytes with each remote', () => {
    const many = withPromoted(...Array.from({ length: 100 }, (_, n) => published('1.0.0', `mfe-r${n}`)))
    const bytes = JSON.stringify(pageDecision(decide(many, { environment, at: now }))).length
    expect(bytes / 100).toBeLessThan(150)
  })
})

describe('a document', () => {
  it('is parsed without its invalid entries, each with a reason', () => {
    const broken = structuredClone(two) as unknown as { remotes: Record<string, unknown> }
    broken.remotes['mfe-account'] = { versions: {}, environments: { production: { current: 7 } } }
    broken.remotes['no remote'] = two.remotes['mfe-userspace']
    const { document, leftOut } = readDocument(JSON.parse(JSON.stringify(broken)))
    expect(Object.keys(document.remotes)).toEqual(['mfe-userspace'])
    expect(Object.keys(leftOut)).toEqual(['mfe-account', 'no remote'])
    expect(leftOut['mfe-account']).toContain('current')
  })

  it('with a live version that has no record is invalid', () => {
    const lost = structuredClone(two)
    const entry = lost.remotes['mfe-userspace']
    if (entry) entry.versions = {}
    expect(readDocument(lost).leftOut['mfe-userspace']).toContain('not published')
  })

  it('of another type is rejected', () => {
    expect(() => readDocument('<!doctype html>')).toThrow()
    expect(readDocument(emptyDocument).document).toEqual(emptyDocument)
  })
})
