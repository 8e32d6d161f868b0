import type { Change, HistoryEntry, Live } from '@within-reach/contract'
import { applyChange } from './apply'
import type { RegistryDocument } from './document'
import { diffEntry, diffLive, undone } from './history'
import { environment, now, published, withPromoted } from './testing/versions'

const remote = 'mfe-userspace'
const two = withPromoted(published('1.0.0'), published('1.1.0'))
const liveOf = (document: RegistryDocument) => document.remotes[remote]?.environments[environment] as Live

function made(
  document: RegistryDocument,
  change: Change,
): { document: RegistryDocument; entry: HistoryEntry } {
  const version = 'version' in change && change.version ? published(change.version) : undefined
  const next = applyChange(document, change, { environment, at: now, version })
  const before = liveOf(document)
  const line = { revision: next.revision, at: '', who: 'mina', why: 'a test', remote, environment, change }
  return { document: next, entry: { ...line, before, after: liveOf(next) } }
}

const closeOthers: Change = { type: 'region', remote, region: 'Others', open: false }

describe('a difference', () => {
  it('is described with one line for each value', () => {
    const { entry } = made(two, { type: 'promote', remote, version: '2.0.0' })
    expect(diffLive(entry.before, entry.after)).toEqual([
      'current: 1.1.0 → 2.0.0',
      'last good: 1.0.0 → 1.1.0',
    ])
    const canary = made(two, { type: 'canary', remote, version: '2.0.0', percent: 5 }).entry
    expect(diffLive(canary.before, canary.after)).toEqual(['canary: none → 2.0.0 at 5 %'])
    const at = '2026-04-01T00:00:00Z'
    const planned = made(two, { type: 'region', remote, region: 'Others', open: false, at }).entry
    expect(diffLive(planned.before, planned.after)).toEqual([`planned: Others closed from ${at}`])
    expect(diffLive(planned.after, planned.after)).toEqual([])
    expect(diffLive(undefined, liveOf(two))).toEqual(['live with 1.1.0'])
  })

  it('of a change does not contain a planned switch that had taken effect before', () => {
    const at = '2026-03-02T00:00:00.000Z'
    const planned = made(two, { type: 'region', remote, region: 'Others', open: false, at })
    expect(diffEntry({ ...planned.entry, at: new Date(now).toISOString() })).toEqual([
      `planned: Others closed from ${at}`,
    ])
    const later = Date.parse('2026-03-05T00:00:00Z')
    const change: Change = { type: 'region', remote, region: 'South Korea', open: false }
    const after = liveOf(applyChange(planned.document, change, { environment, at: later }))
    const entry = { before: liveOf(planned.document), after, at: new Date(later).toISOString() }
    expect(diffEntry(entry)).toEqual(['South Korea: open → closed'])
  })
})

describe('undo', () => {
  it('reverts one change and no later one', () => {
    const closed = made(two, closeOthers)
    const promoted = made(closed.document, { type: 'promote', remote, version: '2.0.0' })
    const latest = liveOf(promoted.document)
    expect(undone(closed.entry, latest, now)).toEqual({ ...latest, regions: liveOf(two).regions })
  })

  it('brings a retired remote back', () => {
    const retired = made(two, { type: 'switch', remote, enabled: false, retired: true })
    expect(diffLive(retired.entry.before, retired.entry.after)).toEqual(['switched: on → retired'])
    const back = undone(retired.entry, liveOf(retired.document), now)
    expect(JSON.parse(JSON.stringify(back))).toEqual(JSON.parse(JSON.stringify(liveOf(two))))
  })

  it('of another change does not bring a retired remote back', () => {
    const off = made(two, { type: 'switch', remote, enabled: false })
    const retired = made(off.document, { type: 'switch', remote, enabled: false, retired: true })
    expect(() => undone(off.entry, liveOf(retired.document), now)).toThrow(
      `${remote} is retired: undo its retirement to bring it back.`,
    )
    const promoted = made(two, { type: 'promote', remote, version: '2.0.0' })
    const retiredLater = made(promoted.document, { type: 'switch', remote, enabled: false, retired: true })
    expect(() => undone(promoted.entry, liveOf(retiredLater.document), now)).toThrow('is retired')
  })

  it('brings a canary back as one that begins its step now', () => {
    const canary = made(two, { type: 'canary', remote, version: '2.0.0', percent: 5 })
    const ended = made(canary.document, { type: 'end-canary', remote })
    const later = now + 60_000
    expect(undone(ended.entry, liveOf(ended.document), later).canary).toEqual({
      version: '2.0.0',
      percent: 5,
      since: new Date(later).toISOString(),
    })
    const closed = made(canary.document, closeOthers)
    expect(undone(closed.entry, liveOf(closed.document), later).canary).toEqual(
      liveOf(canary.document).canary,
    )
  })

  it('works on a document whose keys the database has reordered', () => {
    const { entry, document } = made(two, closeOthers)
    const turned = Object.fromEntries(Object.entries(liveOf(document)).reverse()) as Live
    expect(undone(entry, turned, now).regions.Others).toBe(true)
  })

  it('is refused if a later change touched the same part', () => {
    const closed = made(two, closeOthers)
    const reopened = made(closed.document, { ...closeOthers, open: true })
    expect(() => undone(closed.entry, liveOf(reopened.document), now)).toThrow('A change after revision 3')
  })

  it('is refused for the change that made a remote live', () => {
    const first = { ...made(two, closeOthers).entry, before: undefined }
    expect(() => undone(first, liveOf(two), now)).toThrow('turn it off instead')
  })
})
