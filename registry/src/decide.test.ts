import type { Live } from '@within-reach/contract'
import fc from 'fast-check'
import { applyChange } from './apply'
import { isChosen } from './canary'
import { decide } from './decide'
import { emptyDocument, type RegistryDocument } from './document'
import { environment, now, published, withPromoted } from './testing/versions'

const visitor = { environment, at: now }
const remote = 'mfe-userspace'
const two = withPromoted(published('1.0.0'), published('1.1.0'))
const candidate = published('2.0.0')

const withCanary = (percent: number, document: RegistryDocument = two) =>
  applyChange(
    document,
    { type: 'canary', remote, version: candidate.version, percent },
    { environment, at: now, version: candidate },
  )
const versionFor = (document: RegistryDocument, id?: string) =>
  decide(document, { ...visitor, id }).remotes[remote]?.version.version

describe('the decision', () => {
  it('is empty while nothing is published', () => {
    expect(decide(emptyDocument, visitor)).toEqual({ revision: 0, remotes: {} })
  })

  it('is the current version, with the previous one as fallback', () => {
    const decision = decide(two, visitor).remotes[remote]
    expect(decision?.version.version).toBe('1.1.0')
    expect(decision?.why).toBe('current')
    expect(decision?.fallbacks.map(({ version }) => version)).toEqual(['1.0.0'])
  })

  it('lets a canary fall back to the current version first, then to the last good one', () => {
    const decision = decide(withCanary(100), visitor).remotes[remote]
    expect(decision?.why).toBe('canary')
    expect(decision?.fallbacks.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0'])
  })

  it('never lists a version twice', () => {
    const back = applyChange(two, { type: 'rollback', remote }, { environment, at: now })
    expect(decide(back, visitor).remotes[remote]?.fallbacks).toEqual([])
    const same = { ...visitor, overrides: { [remote]: published('1.0.0') } }
    expect(decide(two, same).remotes[remote]?.fallbacks.map(({ version }) => version)).toEqual(['1.1.0'])
  })

  it('omits a remote that is switched off or not live here', () => {
    const off = applyChange(two, { type: 'switch', remote, enabled: false }, { environment, at: now })
    expect(decide(off, visitor).remotes).toEqual({})
    expect(decide(two, { ...visitor, environment: 'staging' }).remotes).toEqual({})
  })

  it('shows an override of a remote that was never live, with every region open, and to its visitor only', () => {
    const first = published('0.1.0', 'mfe-events')
    const decision = decide(two, { ...visitor, overrides: { 'mfe-events': first } })
    expect(decision.remotes['mfe-events']).toEqual({
      version: first,
      why: 'override',
      fallbacks: [],
      regions: { 'South Korea': true, 'United Kingdom': true, Others: true },
    })
    expect(Object.keys(decide(two, visitor).remotes)).toEqual([remote])
  })

  it('shows an override even of a remote that is switched off, and to its visitor only', () => {
    const off = applyChange(two, { type: 'switch', remote, enabled: false }, { environment, at: now })
    const decision = decide(off, { ...visitor, overrides: { [remote]: candidate } }).remotes[remote]
    expect(decision?.why).toBe('override')
    expect(decision?.version.version).toBe('2.0.0')
  })

  it('omits a remote whose current version is not published', () => {
    const lost = structuredClone(two)
    for (const entry of Object.values(lost.remotes)) entry.versions = {}
    expect(decide(lost, visitor).remotes).toEqual({})
  })
})

describe('a canary', () => {
  const id = fc.uuid()
  const percent = fc.double({ min: 0, max: 100, noNaN: true })

  it('selects no visitors at 0 and all at 100, including visitors without an id', () => {
    fc.assert(
      fc.property(fc.option(id, { nil: undefined }), (someone) => {
        expect(versionFor(withCanary(0), someone)).toBe('1.1.0')
        expect(versionFor(withCanary(100), someone)).toBe('2.0.0')
      }),
    )
  })

  it('is sticky: the same visitor gets the same version each time', () => {
    fc.assert(
      fc.property(id, percent, (someone, share) => {
        expect(versionFor(withCanary(share), someone)).toBe(versionFor(withCanary(share), someone))
      }),
    )
  })

  it('is monotonic: visitors keep it while the percentage grows', () => {
    fc.assert(
      fc.property(id, percent, percent, (someone, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        const has = (share: number) => isChosen(someone, 'mfe-a@1.0.0', share)
        expect(has(more) || !has(less)).toBe(true)
      }),
    )
  })

  it('selects visitors independently for each version, so that it is not always the same people', () => {
    const people = Array.from({ length: 2000 }, (_, n) => `visitor ${n}`)
    const both = people.filter((someone) => isChosen(someone, 'a@1', 50) && isChosen(someone, 'a@2', 50))
    expect(both.length).toBeGreaterThan(400)
    expect(both.length).toBeLessThan(600)
  })

  // Five standard deviations of a binomial share: a fair hash misses the range once in 1.7 million runs, and this run is
  // deterministic.
  it.each([0.1, 25, 99])('selects its %d %% of 100,000 visitors', (share) => {
    const visitors = 100_000
    let chosen = 0
    for (let n = 0; n < visitors; n++) if (isChosen(`id-${n}`, 'mfe-userspace@2.0.0', share)) chosen++
    const p = share / 100
    const bound = 5 * Math.sqrt(visitors * p * (1 - p))
    expect(Math.abs(chosen - visitors * p)).toBeLessThan(bound)
  })
})

describe('a scheduled switch', () => {
  const at = '2026-03-02T00:00:00Z'
  const planned = applyChange(
    two,
    { type: 'region', remote, region: 'Others', open: false, at },
    { environment, at: now },
  )
  const openAt = (time: number) => decide(planned, { ...visitor, at: time }).remotes[remote]?.regions.Others

  it('takes effect at its time, not a millisecond earlier', () => {
    expect(openAt(Date.parse(at) - 1)).toBe(true)
    expect(openAt(Date.parse(at))).toBe(false)
  })

  it('is overridden by a later one', () => {
    const later = applyChange(
      planned,
      { type: 'region', remote, region: 'Others', open: true, at: '2026-03-03T00:00:00Z' },
      { environment, at: now },
    )
    const live = later.remotes[remote]?.environments[environment] as Live | undefined
    expect(live?.planned).toHaveLength(2)
    const regions = (time: string) =>
      decide(later, { ...visitor, at: Date.parse(time) }).remotes[remote]?.regions.Others
    expect(regions('2026-03-02T12:00:00Z')).toBe(false)
    expect(regions('2026-03-04T00:00:00Z')).toBe(true)
  })
})
