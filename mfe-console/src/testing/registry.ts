import {
  allOpen,
  checkRemote,
  type HistoryEntry,
  type Live,
  type Origin,
  type ProofSummary,
  registryHealth,
  registryHistory,
  registryStatus,
  type RegistryStatus,
  type RemoteSection,
  type VersionHealth,
} from '@within-reach/contract'
import { mina, stubService, type StubbedService } from '@within-reach/shared-core/testing'

export const operator = { ...mina, operator: true } as const

export const live = (changes: Partial<Live> = {}): Live => ({
  enabled: true,
  current: '1.1.0',
  lastGood: '1.0.0',
  regions: allOpen,
  planned: [],
  ...changes,
})

/** The section in a version's record. */
export const section = (en: string, regional = false): RemoteSection => ({
  title: { en, ko: `${en} (ko)` },
  regional,
})

/** The origin of a version, by the subject of its commit. */
export const origin = (subject: string, clean = true): Origin => ({
  commit: '4be31c2'.padEnd(40, '0'),
  clean,
  author: 'Mina Kim',
  at: '2026-11-19T08:00:00.000Z',
  subject,
})

/** A full proof of a site that is trusted here. */
export const proof = (changes: Partial<ProofSummary> = {}): ProofSummary => ({
  shell: '1.0.0',
  passed: 48,
  skipped: 0,
  at: '2026-11-20T08:00:00.000Z',
  who: 'token ci',
  site: 'https://staging.example.com',
  verified: true,
  full: true,
  ...changes,
})

const published = ['1.2.0', '1.1.0', '1.0.0'].map((version) => ({
  version,
  at: '2026-11-20T08:00:00.000Z',
  who: 'token pipeline',
}))

/** A registry with User Space as a test configures it, and Accounts with defaults. */
export const status = (changes: Partial<Live> = {}, revision = 7): RegistryStatus => ({
  revision,
  environment: 'production',
  shell: '1.0.0',
  contract: '0.1.0',
  remotes: [
    { name: 'mfe-userspace', section: section('User Space', true), live: live(changes), published },
    { name: 'mfe-account', section: section('Accounts'), live: live(), published: published.slice(1) },
    { name: 'mfe-console', section: section('Console'), live: live(), published: published.slice(1) },
    { name: 'mfe-events', published: published.slice(2) },
  ],
})

/** A history entry that closed South Korea in User Space. */
export const closing = (revision: number, who = 'alex@example.com'): HistoryEntry => ({
  revision,
  at: '2026-11-20T09:00:00.000Z',
  who,
  why: 'The partner asked for it',
  remote: 'mfe-userspace',
  environment: 'production',
  change: { type: 'region', remote: 'mfe-userspace', region: 'South Korea', open: false },
  before: live(),
  after: live({ regions: { ...allOpen, 'South Korea': false } }),
})

/** A healthy version. A test may override its parts. */
export const health = (version: string, changes: Partial<VersionHealth> = {}): VersionHealth => ({
  version,
  views: 1200,
  loadFailures: 0,
  mountFailures: 0,
  crashes: 0,
  median: 180,
  slowest: 950,
  vitals: {
    lcp: { value: 2340, views: 900 },
    inp: { value: 120, views: 640 },
    cls: { value: 0.02, views: 900 },
  },
  hours: [
    { at: '2026-11-20T07:00:00.000Z', views: 400, failures: 0 },
    { at: '2026-11-20T08:00:00.000Z', views: 800, failures: 0 },
  ],
  faults: [],
  ...changes,
})

/** A service with a registry in a given state, an empty history, no health reports and no findings. */
export function stubRegistry(of: RegistryStatus = status()): StubbedService {
  const service = stubService()
  service.answer(registryStatus, { kind: 'ok', data: of })
  service.answer(registryHistory, { kind: 'ok', data: [] })
  service.answer(registryHealth, { kind: 'ok', data: { versions: [] } })
  service.answer(checkRemote, { kind: 'ok', data: [] })
  return service
}
