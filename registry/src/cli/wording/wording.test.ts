import {
  allOpen,
  type Change,
  type HistoryEntry,
  noRules,
  type Origin,
  type RegistryStatus,
  type RulesEntry,
} from '@within-reach/contract'
import { canGoLive, findingsText } from './findings'
import { healthText } from './health'
import { entryText } from './history'
import { statusText } from './status'

const at = '2026-03-01T08:00:00.000Z'
const live = { enabled: true, current: '1.0.0', regions: allOpen, planned: [] }

const origin: Origin = {
  commit: '4be31c2'.padEnd(40, '0'),
  clean: true,
  author: 'Mina Kim',
  at: '2026-02-28T10:00:00.000Z',
  subject: 'Show prices first',
}

const entry = (change: HistoryEntry['change'], after = live): HistoryEntry => ({
  revision: 7,
  at,
  who: 'mina@example.com',
  why: 'because',
  remote: 'mfe-a',
  environment: 'production',
  change,
  before: live,
  after,
})

describe('a line of the history', () => {
  it('says who, when, what, why and what differs', () => {
    const after = { ...live, current: '2.0.0' }
    expect(entryText(entry({ type: 'promote', remote: 'mfe-a', version: '2.0.0' }, after))).toBe(
      [
        '7  2026-03-01 08:00 UTC  mfe-a  Give 2.0.0 to everybody  (mina@example.com)',
        '    why: because',
        '    current: 1.0.0 → 2.0.0',
      ].join('\n'),
    )
  })

  it('says where the versions come from that it is about', () => {
    const after = { ...live, current: '2.0.0' }
    const promoted = entry({ type: 'promote', remote: 'mfe-a', version: '2.0.0' }, after)
    expect(entryText({ ...promoted, origins: { '2.0.0': origin } })).toMatch(
      /current: 1\.0\.0 → 2\.0\.0\n {4}2\.0\.0: Show prices first \(Mina Kim, 2026-02-28, 4be31c2\)$/,
    )
    const changed = { ...origin, clean: false }
    expect(entryText({ ...promoted, origins: { '2.0.0': changed } })).toContain(
      '4be31c2 and uncommitted changes)',
    )
  })

  it('says how the rules were changed', () => {
    const rules: RulesEntry = {
      revision: 8,
      at,
      who: 'token owner',
      why: 'because',
      environment: 'production',
      change: { type: 'demand-proof', demanded: true },
      before: noRules,
      after: { demandProof: true, trusted: [] },
    }
    expect(entryText(rules)).toBe(
      [
        '8  2026-03-01 08:00 UTC  all remotes  Demand a proof that the journeys of a version passed  (token owner)',
        '    why: because',
        '    proof: not demanded → demanded',
      ].join('\n'),
    )
  })

  const remote = 'mfe-a'
  it.each<[HistoryEntry['change'] | Change, string]>([
    [{ type: 'rollback', remote }, 'Roll back to the last good version  ('],
    [{ type: 'rollback', remote, version: '1.0.0' }, 'Roll back to 1.0.0'],
    [{ type: 'canary', remote, version: '2.0.0', percent: 5 }, 'Give 2.0.0 to 5 % of visitors'],
    [{ type: 'end-canary', remote }, 'End the canary'],
    [{ type: 'switch', remote, enabled: false }, 'Turn off'],
    [{ type: 'switch', remote, enabled: false, retired: true }, 'Retire  ('],
    [{ type: 'region', remote, region: 'Others', open: true, at }, 'Open Others from 2026-03-01 08:00 UTC'],
    [{ type: 'region', remote, region: 'Others', open: false }, 'Close Others  ('],
    [{ type: 'forget-planned', remote, region: 'Others', at }, 'Cancel the change planned for Others'],
    [{ type: 'undo', revision: 3 }, 'Undo revision 3'],
  ])('names the change %p', (change, text) => {
    expect(entryText(entry(change))).toContain(text)
  })
})

describe('what is live', () => {
  const status: RegistryStatus = {
    revision: 12,
    environment: 'production',
    shell: '0.1.0-abc',
    contract: '0.1.0',
    remotes: [
      {
        name: 'mfe-a',
        live: {
          ...live,
          enabled: false,
          lastGood: '0.9.0',
          canary: {
            version: '2.0.0',
            percent: 5,
            since: at,
            plan: { steps: [25, 100], everyMinutes: 30, least: 200 },
          },
          regions: { ...allOpen, Others: false },
          planned: [{ region: 'Others', open: true, at: '2126-03-01T08:00:00.000Z' }],
        },
        published: ['6', '5', '4', '3', '2', '1'].map((major) => ({
          version: `${major}.0.0`,
          at,
          who: 'ci',
        })),
      },
      { name: 'mfe-new', published: [] },
    ],
  }

  it('names no region as open in a remote that has none', () => {
    const section = { title: { en: 'Account', ko: '계정' }, regional: false }
    const remotes = [{ name: 'mfe-b', section, live, published: [] }]
    const text = statusText({ ...status, remotes }, 'https://example.com')
    expect(text).toContain('regions    none: it is the same in every region')
    expect(text).not.toContain('South Korea')
  })

  it('is shown by remote', () => {
    const text = statusText(status, 'https://example.com')
    expect(text).toContain('Revision 12 of production at https://example.com')
    expect(text).toContain('mfe-a  1.0.0  SWITCHED OFF')
    expect(text).toContain('canary     2.0.0 at 5 % since 2026-03-01 08:00 UTC, next 25 %')
    expect(text).toContain('South Korea open · United Kingdom open · Others CLOSED')
    expect(text).toContain('Others opens 2126-03-01 08:00 UTC')
    expect(text).toContain('and 1 older')
    expect(text).toContain('mfe-new  not live yet')
  })

  it('has a planned switch as a plain one as soon as it has taken effect', () => {
    const planned = [{ region: 'Others' as const, open: false, at }]
    const remotes = [{ name: 'mfe-a', live: { ...live, planned }, published: [] }]
    const text = statusText({ ...status, remotes }, 'https://example.com')
    expect(text).toContain('South Korea open · United Kingdom open · Others CLOSED')
    expect(text).not.toContain('planned')
  })

  it('names the commit of each version, the rules and what is retired', () => {
    const [first] = status.remotes
    const canary = { version: '2.0.0', percent: 5, since: at }
    const retired = { ...live, enabled: false, retired: true, lastGood: '0.9.0', canary }
    const origins = { '1.0.0': origin, '0.9.0': origin, '2.0.0': origin, '6.0.0': origin }
    const remotes = first ? [{ ...first, live: retired, origins }] : []
    const rules = { demandProof: true, trusted: [] }
    const text = statusText({ ...status, rules, remotes }, 'https://example.com')
    const from = 'Show prices first (Mina Kim, 2026-02-28, 4be31c2)'
    expect(text).toContain('A version goes live only with a proof that its journeys passed.')
    expect(text).toContain(`mfe-a  1.0.0  ${from}  RETIRED`)
    expect(text).toContain(`last good  0.9.0  ${from}`)
    expect(text).toContain(`canary     2.0.0 at 5 % since 2026-03-01 08:00 UTC\n             ${from}`)
    expect(text).toContain(`6.0.0  published 2026-03-01 08:00 UTC by ci  ${from}`)
    expect(statusText(status, 'https://example.com')).not.toContain('proof')
  })
})

describe('what a check found', () => {
  it('ends with yes, or with no after the rule that failed', () => {
    const fine = { rule: 'files', ok: true, text: 'All 3 files match their hash.', sentences: [] } as const
    const bad = { rule: 'routes', ok: false, text: '/a belongs to mfe-b 1.0.0.', sentences: [] } as const
    expect(findingsText('mfe-a', '1.0.0', [fine])).toContain('Yes: mfe-a 1.0.0 can go live.')
    expect(findingsText('mfe-a', '1.0.0', [fine, bad])).toContain('✗ routes  /a belongs to mfe-b 1.0.0.')
    expect(findingsText('mfe-a', '1.0.0', [fine, bad])).toContain('No: mfe-a 1.0.0 cannot go live.')
    expect(canGoLive([fine, bad])).toBe(false)
  })
})

describe('what browsers reported', () => {
  const quiet = { views: 0, loadFailures: 0, mountFailures: 0, crashes: 0, median: null, slowest: null }
  const vitals = { lcp: null, inp: null, cls: null }
  const reported = { version: '2.0.0', ...quiet, vitals, hours: [], faults: [] }

  it('lists the role, the figures and the faults of each version', () => {
    const fault = {
      kind: 'integrity',
      name: 'FileNotLoaded',
      place: '/remotes/a.js',
      times: 3,
      last: at,
    } as const
    const measured = {
      lcp: { value: 2340, views: 30 },
      inp: { value: 180, views: 20 },
      cls: { value: 0.02, views: 31 },
    }
    const times = { median: 180, slowest: 420, vitals: measured }
    const bad = { ...reported, views: 40, loadFailures: 3, ...times, faults: [fault] }
    const good = { ...reported, version: '1.0.0' }
    const after = { ...live, current: '2.0.0', lastGood: '1.0.0' }
    expect(healthText({ versions: [bad, good] }, after)).toBe(
      [
        '2.0.0  current',
        '  40 page views · 3 not loaded · 0 not shown · 0 crashed · shown after 180 ms (median), 420 ms (95th percentile)',
        '  at 75 of 100 views: largest paint 2340 ms (30 views) · response to input 180 ms (20 views) · layout shift 0.02 (31 views)',
        '  3 ×  a file was not the one that was published  FileNotLoaded  /remotes/a.js  last 2026-03-01 08:00 UTC',
        '',
        '1.0.0  last good',
        '  0 page views · 0 not loaded · 0 not shown · 0 crashed',
      ].join('\n'),
    )
  })

  it('says one view in the singular', () => {
    const one = { ...reported, views: 1, vitals: { ...vitals, lcp: { value: 900, views: 1 } } }
    const text = healthText({ versions: [one] }, live)
    expect(text).toContain('1 page view · ')
    expect(text).toContain('largest paint 900 ms (1 view)')
  })

  it('ends with the verdict on the canary', () => {
    const canary = { version: '2.0.0', percent: 5, since: at }
    const text = healthText(
      { versions: [reported], canary: { verdict: 'too-early', text: 'It is too early.', sentences: [] } },
      { ...live, canary },
    )
    expect(text).toContain('2.0.0  canary at 5 %')
    expect(text).toMatch(/\n\ncanary: It is too early\.$/)
  })
})
