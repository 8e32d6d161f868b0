import { decide } from './decide'
import { emptyDocument, type RemoteVersion } from './document'
import { publish } from './publish'

const version = (name: string, number: string): RemoteVersion => ({
  name,
  version: number,
  container: 'c',
  entry: 'entry.js',
  files: {},
  exposes: {},
  shared: {},
  requires: { shell: '^0.1.0' },
  routes: [{ path: '/trade', title: { en: 'Trade', ko: 'Trade' } }],
})
const here = { environment: 'production' }
const first = publish(emptyDocument, version('mfe-a', '1.0.0'), 'production')

describe('the decision', () => {
  it('is nothing while nothing is published', () => {
    expect(decide(emptyDocument, here)).toEqual({ revision: 0, remotes: {} })
  })

  it('is the current version, and the one before it as the last good one', () => {
    const { remotes } = decide(publish(first, version('mfe-a', '1.1.0'), 'production'), here)
    expect(remotes['mfe-a']?.current.version).toBe('1.1.0')
    expect(remotes['mfe-a']?.lastGood?.version).toBe('1.0.0')
  })

  it('leaves a remote out that is switched off or not live here', () => {
    const off = structuredClone(first)
    for (const live of Object.values(off.remotes['mfe-a']?.environments ?? {})) live.enabled = false
    expect(decide(off, here).remotes).toEqual({})
    expect(decide(first, { environment: 'staging' }).remotes).toEqual({})
  })

  it('leaves a remote out whose current version is not published', () => {
    const lost = structuredClone(first)
    for (const remote of Object.values(lost.remotes)) remote.versions = {}
    expect(decide(lost, here).remotes).toEqual({})
  })

  it('keeps the regions that were set when a new version goes live', () => {
    const closed = structuredClone(first)
    for (const live of Object.values(closed.remotes['mfe-a']?.environments ?? {})) live.regions.Others = false
    const { remotes } = decide(publish(closed, version('mfe-a', '2.0.0'), 'production'), here)
    expect(remotes['mfe-a']?.regions).toEqual({ 'South Korea': true, 'United Kingdom': true, Others: false })
  })
})

describe('publishing', () => {
  it('makes a new revision and leaves the document it was made from as it was', () => {
    const before = structuredClone(first)
    expect(publish(first, version('mfe-b', '1.0.0'), 'production').revision).toBe(first.revision + 1)
    expect(first).toEqual(before)
  })

  it('of what is live already changes nothing', () => {
    expect(publish(first, version('mfe-a', '1.0.0'), 'production')).toBe(first)
  })
})
