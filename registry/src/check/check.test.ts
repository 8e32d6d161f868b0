import type { Finding } from '@within-reach/contract'
import { published } from '../testing/versions'
import { checkVersion } from './check'
import type { Surroundings } from './surroundings'

const title = { en: 'A', ko: '가' }
const surroundings: Surroundings = {
  shell: {
    version: '0.1.0-0123456789',
    contract: '0.1.0',
    files: {},
    provides: { react: '19.3.1', rxjs: '7.8.2' },
    onDemand: {},
    needs: { 'mfe-messages': ['./center'] },
    routes: [{ path: '/', title }],
  },
  contract: '0.1.0',
  served: { calls: {}, reads: [], privateReads: [], addresses: [] },
  others: [published('1.0.0', 'mfe-account')],
  own: [published('1.0.0')],
}
const problems = (findings: readonly Finding[]) =>
  findings.filter(({ ok }) => !ok).map(({ rule, text }) => `${rule}: ${text}`)

const check = (more: Parameters<typeof published>[2], name?: string, around: Partial<Surroundings> = {}) =>
  problems(checkVersion(published('2.0.0', name, more), { ...surroundings, ...around }))

describe('a candidate', () => {
  it('passes if everything fits, and every rule says why', () => {
    const findings = checkVersion(published('2.0.0'), surroundings)
    expect(problems(findings)).toEqual([])
    expect(findings.map(({ rule }) => rule)).toEqual([
      'files',
      'size',
      'requests',
      'mount',
      'shared',
      'contract',
      'calls',
      'shell',
      'exposes',
      'pages',
      'routes',
    ])
    for (const { text } of findings) expect(text).toMatch(/^[A-Z].*\.$/)
  })

  it.each([
    ['no call', {}, 'It makes no calls.'],
    ['one call', { '/api/posts': null }, 'The service answers the one call that it makes, as it expects.'],
  ])('with one page and %s is described in the singular', (_, calls, ofCalls) => {
    const served = { ...surroundings.served, addresses: ['/api/posts'] }
    const candidate = published('2.0.0', 'mfe-events', {
      routes: [{ path: '/events', title }],
      pages: ['/events'],
      calls,
    })
    const findings = checkVersion(candidate, { ...surroundings, served })
    expect(Object.fromEntries(findings.map(({ rule, text }) => [rule, text]))).toMatchObject({
      calls: ofCalls,
      pages: 'The one page that it lists is in its build, and has its titles.',
      routes: 'The one address of mfe-events belongs to no other section.',
    })
  })

  it('cannot require a shared module that the shell lacks or provides in another version', () => {
    expect(check({ shared: { react: '^20.0.0' } })).toEqual([
      'shared: It expects react ^20.0.0, but the shell provides 19.3.1.',
    ])
    expect(check({ shared: { lodash: '^4.0.0' } })).toEqual([
      'shared: It expects lodash ^4.0.0, which the shell does not provide.',
    ])
  })

  it('cannot redirect people to a page that redirects them again', () => {
    const page = (path: string, to: string) => ({ path, title, redirects: { members: { to } } })
    expect(check({ routes: [page('/a', '/b'), page('/b', '/')] })).toEqual([
      'pages: /a redirects to /b, which redirects the same people again: name the last page where the page is declared.',
    ])
    const visitors = { path: '/b', title, redirects: { visitors: { to: '/a' } } }
    expect(check({ routes: [page('/a', '/b'), visitors] })).toEqual([])
    for (const some of [
      { visitorsWith: { to: '/b', query: 'idx' } },
      { visitorsWithout: { to: '/b', query: ['link'] } },
    ]) {
      const linked = { path: '/a', title, redirects: some }
      expect(check({ routes: [linked, visitors] })[0]).toContain('/a redirects to /b')
    }
  })

  it('cannot be built with a newer shared module than the shell provides', () => {
    expect(check({ shared: { react: '^19.0.0' }, resolved: { react: '19.4.0' } })).toEqual([
      'shared: It was built with react 19.4.0, but the shell provides 19.3.1: ship the shell first, or build with 19.3.1.',
    ])
    expect(check({ shared: { react: '^19.0.0' }, resolved: { react: '19.3.0' } })).toEqual([])
    expect(check({ shared: { react: 'latest' } })).toEqual([
      'shared: latest is not a range of versions of react: write one such as ^1.2.0 in its package.json.',
    ])
  })

  it('cannot require another version of a shared module than a live remote does', () => {
    const others = [published('1.0.0', 'mfe-account', { shared: { react: '^18.0.0' } })]
    expect(check({}, undefined, { others })).toEqual([
      'shared: It needs another version of react than mfe-account 1.0.0, which is live.',
    ])
  })

  it('cannot be built for calls that the service does not answer yet', () => {
    expect(check({ contract: '0.2.0' })[0]).toContain('ship the service first')
    expect(check({ contract: '0.1.0' }, undefined, { contract: '0.1.7' })).toEqual([])
    expect(check({ contract: '0.1.8' }, undefined, { contract: '0.1.7' })).toHaveLength(1)
  })

  it('cannot require another shell', () => {
    expect(check({ requires: { shell: '^0.2.0' } })).toEqual([
      'shell: It requires shell ^0.2.0, but 0.1.0-0123456789 is live.',
    ])
  })

  it('must expose what the shell loads and what its live version exposes', () => {
    expect(check({ exposes: {} })[0]).toContain('It must expose ./pages.')
    expect(check({}, 'mfe-messages', { own: [] })[0]).toContain('It must expose ./center.')
    const own = [
      published('1.0.0', undefined, {
        exposes: { './pages': { js: [], css: [] }, './old': { js: [], css: [] } },
      }),
    ]
    expect(check({}, undefined, { own })).toEqual(['exposes: It does not expose ./old, but 1.0.0 does.'])
  })

  it('cannot use a path of the shell or of another remote, nor list one twice', () => {
    const routes = (...paths: string[]) => paths.map((path) => ({ path, title }))
    expect(check({ routes: routes('/', '/account', '/new') })).toEqual([
      'routes: / belongs to the shell. /account belongs to mfe-account 1.0.0.',
    ])
    expect(check({ routes: routes('/new', '/new') })).toEqual(['routes: /new is listed twice.'])
  })

  it('must list its paths in normal form', () => {
    const routes = (...paths: string[]) => paths.map((path) => ({ path, title }))
    expect(check({ routes: routes('/New', '/a//b', '/end/') })).toEqual([
      'routes: /New is the same address as /new: write it that way. /a//b is the same address as /a/b: write it that way. /end/ is the same address as /end: write it that way.',
    ])
    expect(check({ routes: routes('/new', '/New') }).join()).toContain('/New is listed twice.')
    expect(check({ routes: routes('/Account') }).join()).toContain('/account belongs to mfe-account 1.0.0.')
  })

  it('cannot use a path of the service', () => {
    const served = {
      calls: {},
      reads: [],
      privateReads: [],
      addresses: ['/api/docs', '/robots.txt', '/socket/:id', '/*'],
    }
    const taking = (path: string, name?: string) => check({ routes: [{ path, title }] }, name, { served })
    for (const first of [
      'api',
      'assets',
      'console',
      'desk',
      'files',
      'healthz',
      'metrics',
      'readyz',
      'remotes',
      'socket',
    ])
      for (const path of [`/${first}`, `/${first}/more`])
        expect(taking(path)).toEqual([
          `routes: ${path} cannot be a page: the service keeps /${first} for itself.`,
        ])
    expect(taking('/consoles')).toEqual([])
    expect(taking('/console/history', 'mfe-console')).toEqual([])
    expect(taking('/desk/history', 'mfe-desk')).toEqual([])
  })

  it('must have every file that its record names', () => {
    expect(check({ entry: 'other.js' })).toEqual([
      'files: other.js is in the record but not among the files: build again.',
    ])
    expect(check({ screens: { '/view': { js: ['view.js'], css: [] } } })).toEqual([
      'files: view.js is in the record but not among the files: build again.',
    ])
  })
})

describe('the exports of modules', () => {
  const react = '@within-reach/shared-core/react'
  const shell = { ...surroundings.shell, offers: { [react]: ['useCall', 'useRemote'] } }
  const using = (...names: string[]) => ({ uses: { [react]: names, rxjs: ['of'] } })

  it('must be offered by the shell, as far as both builds know them', () => {
    expect(check(using('useCall', 'useParcel', 'useOld'), undefined, { shell })).toEqual([
      `shared: It uses useParcel, useOld of ${react}, which the shell that is live does not export: ship the shell first, or build with the packages of that shell.`,
    ])
    expect(check(using('useCall'), undefined, { shell })).toEqual([])
    expect(check(using('useParcel'))).toEqual([])
  })

  it('that the shell uses must be there', () => {
    const exposing = (...exports: string[]) => ({ exposes: { './pages': { js: [], css: [], exports } } })
    expect(check(exposing('bootstrap', 'unmount'))).toEqual([
      'exposes: ./pages does not export mount, which the shell uses: export all lifecycles of createPageLifecycles.',
    ])
    expect(check(exposing('bootstrap', 'mount', 'preload', 'unmount', 'update'))).toEqual([])
  })
})
