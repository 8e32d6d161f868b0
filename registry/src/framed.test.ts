import type { Decision } from './decide'
import type { PublishedVersion } from './document'
import { frameRemotes } from './framed'
import { offlineFiles } from './offline'
import { pageDecision } from './page'
import { published } from './testing/versions'

const withEverything = {
  ...published('1.0.0'),
  name: 'mfe-partner',
  early: 'early.json',
  routes: [
    {
      path: '/partner',
      title: { en: 'Partner', ko: '파트너' },
      reads: [{ path: '/api/list', fields: {}, query: [] }],
      redirects: [{ to: '/login', when: 'visitor' as const }],
    },
  ],
} as unknown as PublishedVersion
const remote = (of: PublishedVersion) => ({
  version: of,
  why: 'current' as const,
  fallbacks: [of],
  regions: { 'South Korea': true, 'United Kingdom': true, Others: true },
})
const decision: Decision = {
  revision: 3,
  remotes: {
    'mfe-partner': remote(withEverything),
    'mfe-own': remote({ ...withEverything, name: 'mfe-own' }),
  },
}

describe('a remote in a sandboxed frame', () => {
  const framed = frameRemotes(decision, ['mfe-partner'])

  it('puts no HTML, no read and no redirect of its own into the page, in any of its versions', () => {
    const { version: chosen, fallbacks = [] } = framed.remotes['mfe-partner'] ?? {}
    for (const one of [chosen, ...fallbacks]) {
      expect(one?.early).toBeUndefined()
      expect(one?.routes).toEqual([{ path: '/partner', title: { en: 'Partner', ko: '파트너' } }])
    }
  })

  it('is marked in the signed decision, and the others are not', () => {
    const { remotes } = pageDecision(framed)
    expect(remotes['mfe-partner']?.framed).toBe(true)
    expect(remotes['mfe-own']).not.toHaveProperty('framed')
  })

  it('leaves other remotes and sites without frames as they are', () => {
    expect(framed.remotes['mfe-own']).toBe(decision.remotes['mfe-own'])
    expect(frameRemotes(decision, [])).toBe(decision)
  })

  it('is not among the files that a browser keeps, because a frame needs the network', () => {
    const files = Object.keys(offlineFiles({ files: {} }, framed))
    expect(files.filter((file) => file.includes('mfe-partner'))).toEqual([])
    expect(files.filter((file) => file.includes('mfe-own'))).not.toEqual([])
  })
})
