import type { Change, Live } from '@within-reach/contract'
import fc from 'fast-check'
import * as v from 'valibot'
import { applyChange } from './apply'
import { ChangeRefused } from './change-refused'
import { decide } from './decide'
import { emptyDocument, RegistryDocument } from './document'
import { environment, now, published, withPromoted } from './testing/versions'

const remote = 'mfe-userspace'
const versions = ['1.0.0', '1.1.0', '2.0.0', '3.0.0']
const two = withPromoted(published('1.0.0'), published('1.1.0'))
const liveOf = (document: RegistryDocument) => document.remotes[remote]?.environments[environment] as Live

/** Applies a change to a version that is published. */
function change(document: RegistryDocument, what: Change): RegistryDocument {
  const version = 'version' in what && what.version !== undefined ? published(what.version) : undefined
  return applyChange(document, what, { environment, at: now, version })
}

describe('a change', () => {
  it('creates the next revision and does not modify its document', () => {
    const before = structuredClone(two)
    expect(change(two, { type: 'promote', remote, version: '2.0.0' }).revision).toBe(two.revision + 1)
    expect(two).toEqual(before)
  })

  it('keeps the regions and the switch when a version goes live', () => {
    const closed = change(two, { type: 'region', remote, region: 'Others', open: false })
    const promoted = change(closed, { type: 'promote', remote, version: '2.0.0' })
    expect(liveOf(promoted).regions).toEqual({ 'South Korea': true, 'United Kingdom': true, Others: false })
    expect(liveOf(promoted)).toMatchObject({ current: '2.0.0', lastGood: '1.1.0', enabled: true })
  })

  it('that rolls back to the last good version does not keep the bad one as a fallback', () => {
    const back = liveOf(change(two, { type: 'rollback', remote }))
    expect(back.current).toBe('1.0.0')
    expect(back.lastGood).toBeUndefined()
  })

  it('that rolls back to an older version keeps the last good one', () => {
    const back = liveOf(change(two, { type: 'rollback', remote, version: '0.9.0' }))
    expect(back).toMatchObject({ current: '0.9.0', lastGood: '1.0.0' })
  })

  it('ends the canary that it promotes', () => {
    const canary = change(two, { type: 'canary', remote, version: '2.0.0', percent: 50 })
    expect(liveOf(canary).canary).toMatchObject({
      version: '2.0.0',
      percent: 50,
      since: '2026-03-01T08:00:00.000Z',
    })
    expect(liveOf(change(canary, { type: 'promote', remote, version: '2.0.0' })).canary).toBeUndefined()
    expect(liveOf(change(canary, { type: 'end-canary', remote })).canary).toBeUndefined()
  })

  it('applies scheduled switches whose time has passed', () => {
    const plan = {
      type: 'region',
      remote,
      region: 'Others',
      open: false,
      at: '2026-03-02T00:00:00Z',
    } as const
    const planned = change(two, plan)
    const later = applyChange(
      planned,
      { type: 'region', remote, region: 'South Korea', open: false },
      { environment, at: Date.parse('2026-03-05T00:00:00Z') },
    )
    expect(liveOf(later)).toMatchObject({ regions: { Others: false, 'South Korea': false }, planned: [] })
    expect(liveOf(change(planned, { ...plan, type: 'forget-planned' })).planned).toEqual([])
  })

  it('cannot call off a scheduled switch that has taken effect, which would switch the region back', () => {
    const plan = { remote, region: 'Others', at: '2026-03-02T00:00:00Z' } as const
    const planned = change(two, { ...plan, type: 'region', open: false })
    const forget = (at: number) =>
      applyChange(planned, { ...plan, type: 'forget-planned' }, { environment, at })
    expect(liveOf(forget(Date.parse(plan.at) - 1)).planned).toEqual([])
    expect(() => forget(Date.parse(plan.at))).toThrow('has taken effect')
  })

  it.each<[string, Change, string]>([
    ['a version that is live', { type: 'promote', remote, version: '1.1.0' }, 'is already live'],
    [
      'a canary of the current version',
      { type: 'canary', remote, version: '1.1.0', percent: 5 },
      'everybody gets',
    ],
    ['ending a canary that does not exist', { type: 'end-canary', remote }, 'has no canary'],
    ['the switch position that it already has', { type: 'switch', remote, enabled: true }, 'is already on'],
    [
      'a region at a time in the past',
      { type: 'region', remote, region: 'Others', open: false, at: '2026-02-28T08:00:00Z' },
      '2026-02-28T08:00:00Z is in the past: choose a later time',
    ],
    ['opening an open region', { type: 'region', remote, region: 'Others', open: true }, 'is already open'],
    [
      'cancelling a plan that does not exist',
      { type: 'forget-planned', remote, region: 'Others', at: '2026-03-02T00:00:00Z' },
      'Nothing is planned',
    ],
    ['a remote that does not exist', { type: 'rollback', remote: 'mfe-none' }, 'is not live yet'],
  ])('is refused if it is impossible or has no effect: %s', (_, what, text) => {
    expect(() => change(two, what)).toThrow(ChangeRefused)
    expect(() => change(two, what)).toThrow(text)
  })

  it('of a region is refused if the record says that the remote has no regions', () => {
    const close = { type: 'region', remote, region: 'Others', open: false } as const
    const knows = (regional: boolean) =>
      withPromoted(published('1.0.0', remote, { section: { title: { en: 'Posts', ko: '글' }, regional } }))
    expect(() => change(knows(false), close)).toThrow(ChangeRefused)
    expect(() => change(knows(false), close)).toThrow(`${remote} is the same in every region`)
    expect(liveOf(change(knows(true), close)).regions.Others).toBe(false)
  })

  it('that retires a remote switches it off, keeps its versions, and allows no further change of it', () => {
    const retire = { type: 'switch', remote, enabled: false, retired: true } as const
    const retired = change(two, retire)
    expect(liveOf(retired)).toEqual({ ...liveOf(two), enabled: false, retired: true })
    expect(decide(retired, { environment, at: now }).remotes).toEqual({})
    const off = change(two, { type: 'switch', remote, enabled: false })
    expect(liveOf(change(off, retire)).retired).toBe(true)
    for (const next of [
      retire,
      { type: 'switch', remote, enabled: true },
      { type: 'promote', remote, version: '2.0.0' },
      { type: 'rollback', remote },
    ] satisfies Change[])
      expect(() => change(retired, next)).toThrow(
        `${remote} is retired: undo its retirement to bring it back.`,
      )
  })

  it.each<Change>([
    { type: 'promote', remote, version: '2.0.0' },
    { type: 'canary', remote, version: '2.0.0', percent: 5 },
    { type: 'promote', remote: 'mfe-new', version: '1.0.0' },
  ])('that gives visitors a version needs a proof where the rules demand one: %p', (what) => {
    const demanding = { ...two, rules: { demandProof: true, trusted: [] } }
    const version = published('version' in what ? (what.version ?? '') : '', what.remote)
    const apply = (proven: boolean) => applyChange(demanding, what, { environment, at: now, version, proven })
    expect(() => apply(false)).toThrow(`--with ${what.remote}@${version.version} --site <url> --record`)
    expect(apply(true).rules).toEqual(demanding.rules)
  })

  it('that takes a version back needs no proof', () => {
    const canary = change(two, { type: 'canary', remote, version: '2.0.0', percent: 5 })
    const demanding = { ...canary, rules: { demandProof: true, trusted: [] } }
    expect(liveOf(change(demanding, { type: 'rollback', remote })).current).toBe('1.0.0')
    expect(liveOf(change(demanding, { type: 'rollback', remote, version: '0.9.0' })).current).toBe('0.9.0')
    expect(liveOf(change(demanding, { type: 'end-canary', remote })).canary).toBeUndefined()
  })

  it('that rolls back to a version that was never live meets the same demands as a promotion', () => {
    const back = { type: 'rollback', remote, version: '2.0.0' } as const
    const context = { environment, at: now, version: published('2.0.0'), isNew: true }
    const demanding = { ...two, rules: { demandProof: true, trusted: [] } }
    expect(() => applyChange(demanding, back, context)).toThrow('only with a proof')
    expect(() => applyChange(two, back, { ...context, signed: false })).toThrow('is not signed')
    expect(liveOf(applyChange(two, back, context)).current).toBe('2.0.0')
  })

  it('is refused for a version that is not published', () => {
    const promote = { type: 'promote', remote, version: '9.9.9' } as const
    expect(() => applyChange(two, promote, { environment, at: now })).toThrow('9.9.9 is not published')
    const other = { environment, at: now, version: published('9.9.9', 'mfe-account') }
    expect(() => applyChange(two, promote, other)).toThrow('9.9.9 is not published')
    expect(() => change(withPromoted(published('1.0.0')), { type: 'rollback', remote })).toThrow(
      'no last good',
    )
  })

  it('leaves a valid document with the records of the live versions, in any sequence', () => {
    const version = fc.constantFrom(...versions)
    const anyChange = fc.oneof(
      version.map((number): Change => ({ type: 'promote', remote, version: number })),
      fc
        .option(version, { nil: undefined })
        .map((number): Change => ({ type: 'rollback', remote, version: number })),
      fc
        .tuple(version, fc.integer({ min: 0, max: 100 }))
        .map(([number, percent]): Change => ({ type: 'canary', remote, version: number, percent })),
      fc.constant<Change>({ type: 'end-canary', remote }),
      fc.boolean().map((enabled): Change => ({ type: 'switch', remote, enabled })),
      fc.constant<Change>({ type: 'switch', remote, enabled: false, retired: true }),
      fc.boolean().map((open): Change => ({ type: 'region', remote, region: 'Others', open })),
    )
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 20 }), (changes) => {
        let document: RegistryDocument = emptyDocument
        let made = 0
        for (const next of changes) {
          try {
            document = change(document, next)
            made++
          } catch (error) {
            if (!(error instanceof ChangeRefused)) throw error
          }
        }
        expect(document.revision).toBe(made)
        expect(v.parse(RegistryDocument, JSON.parse(JSON.stringify(document)))).toBeDefined()
      }),
    )
  })
})
