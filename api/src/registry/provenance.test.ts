import { publishedVersion, publishVersion, provenanceType } from '@within-reach/contract'
import { provenanceOf, signedProvenanceText } from '@within-reach/registry'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { versionOf } from '../testing/registry'
import { keyList, newTeamKey, sendKeys, signaturesOf, type TestKey } from '../testing/team-keys'
import { readRecord } from './read-record'

const remote = 'mfe-events'
const commit = '4be31c2'.padEnd(40, '0')
const demanded = { repository: 'https://git.example.com/site', builder: 'https://ci.example.com/runner' }
const mina = newTeamKey('Mina', 'owner')
const ci = newTeamKey('ci')

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await ownerToken(api)
  const list = keyList(1, [mina, ci], { provenance: demanded })
  const { kind } = await sendKeys(api, token, list, [mina])
  if (kind !== 'ok') throw new Error(`the keys were not stored: ${kind}`)
})
afterAll(() => api.close())

/** A statement as a builder signs it. */
function statement(
  version: string,
  by: TestKey,
  more: Partial<typeof demanded & { commit: string }> = {},
): string {
  const record = readRecord(versionOf(remote, version).record).version.recordIntegrity
  const payload = provenanceOf({ remote, version, record }, { ...demanded, commit, ...more })
  const { key: keyid, signature: sig } = by.sign(signedProvenanceText(payload))
  return JSON.stringify({
    payloadType: provenanceType,
    payload: Buffer.from(payload).toString('base64'),
    signatures: [{ keyid, sig }],
  })
}
async function publish(version: string, provenance?: string) {
  const built = versionOf(remote, version)
  const origin = JSON.stringify({
    commit,
    clean: true,
    author: 'Mina',
    at: '2026-11-21T01:00:00.000Z',
    subject: 'x',
  })
  const fields = { record: built.record, signatures: signaturesOf(built, ci), origin, provenance }
  return (await api.call(publishVersion, fields, { token, files: built.files })).outcome
}

it('where a team demands a provenance, a version with one is published, and keeps it', async () => {
  const provenance = statement('1.0.0', ci)
  expect((await publish('1.0.0', provenance)).kind).toBe('ok')
  const { outcome } = await api.call(publishedVersion, { remote, version: '1.0.0' }, { token })
  expect(outcome.kind === 'ok' && outcome.data.provenance).toEqual(JSON.parse(provenance))
})

it.each<[string, () => string | undefined, string]>([
  ['without one', () => undefined, 'demands a provenance statement'],
  ['with one of another version', () => statement('1.0.0', ci), 'it is about other files'],
  [
    'with one that a stranger signed',
    () => statement('2.0.0', newTeamKey('ci')),
    'not signed with one of the keys',
  ],
  [
    'built by another system',
    () => statement('2.0.0', ci, { builder: 'https://laptop.example' }),
    'must be built by',
  ],
  [
    'built from a fork',
    () => statement('2.0.0', ci, { repository: 'https://git.example.com/fork' }),
    'not built from',
  ],
  ['built from another commit', () => statement('2.0.0', ci, { commit: '1'.repeat(40) }), 'is published as'],
])('no version is published %s', async (_, provenance, message) => {
  expect(await publish('2.0.0', provenance())).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining(message),
  })
  const { outcome } = await api.call(publishedVersion, { remote, version: '2.0.0' }, { token })
  expect(outcome.kind).toBe('not-found')
})
