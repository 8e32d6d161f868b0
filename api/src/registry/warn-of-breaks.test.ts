import { allOpen, type Live } from '@within-reach/contract'
import type { PublishedVersion, RegistryDocument, RemoteVersion } from '@within-reach/registry'
import { captureLog } from '../testing/captured-log'
import { versionOf } from '../testing/registry'
import { noShell, servedCalls } from './surroundings'
import { warnOfBreaks } from './warn-of-breaks'

const environment = 'production'
const posts = servedCalls['/api/posts'] ?? null
const react = '@within-reach/shared-core/react'

/** A document with one live version of each remote. */
const documentWith = (
  versions: Readonly<Record<string, Partial<RemoteVersion>>>,
  more: Partial<Live> = {},
): RegistryDocument => ({
  revision: 1,
  remotes: Object.fromEntries(
    Object.entries(versions).map(([name, record]) => {
      const version: PublishedVersion = {
        ...(JSON.parse(versionOf(name, '1.0.0', record).record) as RemoteVersion),
        recordIntegrity: 'sha256-a',
      }
      const live: Live = { enabled: true, current: '1.0.0', regions: allOpen, planned: [], ...more }
      return [name, { versions: { '1.0.0': version }, environments: { [environment]: live } }]
    }),
  ),
})

function warnings(document: RegistryDocument) {
  const { log, text } = captureLog()
  warnOfBreaks(document, { environment, log, shell: { ...noShell, offers: { [react]: ['useCall'] } } })
  const lines = text().split('\n').filter(Boolean)
  return lines.map((line) => {
    const { level, remote, version, breaks } = JSON.parse(line) as Record<string, unknown>
    return { level, remote, version, breaks }
  })
}

it('a start names the live versions whose calls or exports it does not have, and what breaks', () => {
  const document = documentWith({
    'mfe-fine': { calls: { '/api/posts': posts, '/api/events': null }, uses: { [react]: ['useCall'] } },
    'mfe-old': { calls: { '/api/allPosts': posts }, uses: { [react]: ['useCall', 'useOldThing'] } },
    'mfe-older': {},
  })
  expect(warnings(document)).toEqual([
    {
      level: 40,
      remote: 'mfe-old',
      version: '1.0.0',
      breaks: [
        { name: '/api/allPosts', kind: 'gone' },
        { name: react, kind: 'not-exported', field: 'useOldThing' },
      ],
    },
  ])
})

it('a retired remote breaks nothing', () => {
  const old = { 'mfe-old': { calls: { '/api/allPosts': posts } } }
  expect(warnings(documentWith(old, { enabled: false, retired: true }))).toEqual([])
})
