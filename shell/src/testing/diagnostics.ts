import { allOpen, type Live, pageVersions, registryStatus, type RegistryStatus } from '@within-reach/contract'
import type { PageDecision } from '@within-reach/registry'
import type { Diagnostics, RemoteDiagnostics } from '@within-reach/runtime'
import { mina, stubService, type StubbedService } from '@within-reach/shared-core/testing'

export const operator = { ...mina, operator: true } as const

/** One remote on a page. */
export const entry = (remote: string, changes: Partial<RemoteDiagnostics> = {}): RemoteDiagnostics => ({
  remote,
  version: '1.0.0',
  why: 'current',
  shown: true,
  failed: [],
  closed: [],
  loaded: 50,
  mounted: 12,
  checked: true,
  ...changes,
})

/** What a page with these remotes is composed of. */
export const composedOf = (...remotes: readonly RemoteDiagnostics[]): Diagnostics => ({
  revision: 7,
  remotes,
  shared: [{ name: 'react', version: '19.3.1', from: 'shell' }],
})

/** The decision for this page, with a fallback of each remote. */
export const decisionOf = ({ revision, remotes }: Diagnostics): PageDecision => ({
  revision,
  records: [],
  remotes: Object.fromEntries(
    remotes.map(({ remote, version }) => [
      remote,
      { version, record: '', routes: [], fallbacks: [{ version: '0.9.0', record: '' }] },
    ]),
  ),
})

const live = (changes: Partial<Live> = {}): Live => ({
  enabled: true,
  current: '1.0.0',
  regions: allOpen,
  planned: [],
  ...changes,
})

/** What operators see of the registry. */
export const status = (changes: Partial<Live> = {}): RegistryStatus => ({
  revision: 7,
  environment: 'production',
  shell: '0.1.0-shell',
  contract: '0.1.0',
  remotes: [
    {
      name: 'mfe-a',
      live: live(changes),
      published: ['1.1.0', '1.0.0'].map((version) => ({
        version,
        at: '2026-11-20T08:00:00.000Z',
        who: 'pipeline',
      })),
      origins: {
        '1.0.0': {
          commit: '4be31c2'.padEnd(40, '0'),
          clean: true,
          author: 'Mina Kim',
          at: '2026-11-19T08:00:00.000Z',
          subject: 'Prices stand first',
        },
      },
    },
    { name: 'mfe-off', live: live({ enabled: false }), published: [] },
    { name: 'mfe-new', published: [] },
  ],
})

const record = {
  files: { 'entry.js': { integrity: '', bytes: 4096, brotli: 2048 } },
  shared: { react: '^19.1.0', 'react-dom': '^19.1.0' },
}

/** Answers the panel's reads, and every version's record. */
export function stubPanel(of: RegistryStatus = status()): StubbedService {
  const service = stubService()
  service.answer(pageVersions, {
    kind: 'ok',
    data: [{ remote: 'mfe-a', version: '1.0.0', since: '2026-11-20T09:00:00.000Z', percent: 25 }],
  })
  service.answer(registryStatus, { kind: 'ok', data: of })
  const answered = jest.mocked(fetch).getMockImplementation()
  jest.mocked(fetch).mockImplementation((input, init) => {
    const isRecord = typeof input === 'string' && input.endsWith('/record.json')
    if (isRecord) return Promise.resolve(Response.json(record))
    return answered ? answered(input, init) : Promise.reject(new TypeError('Failed to fetch'))
  })
  Object.assign(performance, { getEntriesByType: () => [] })
  return service
}
