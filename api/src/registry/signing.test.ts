import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { type PageDecision, signedText } from '@within-reach/registry'
import type { OpenDatabase } from '../platform/database/database'
import { readSettings } from '../platform/settings'
import { startApi } from '../testing/api'
import { openTestDatabase } from '../testing/database'
import { builtShell } from '../testing/registry'
import { openSigning, type SigningKeys } from './signing'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Verifies like a page: with the raw key that the page contains. */
function isSigned(body: Buffer, signature: string, publicKey: string): boolean {
  const x = Buffer.from(publicKey, 'base64').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, body, key, Buffer.from(signature, 'base64'))
}

const body = Buffer.from('{"revision":7}')
/** Settings without a key. */
const generated: SigningKeys = { signingKey: undefined, extraSigningKeys: [] }

it('signs a decision, and a changed one does not verify', async () => {
  const { publicKey, sign } = await openSigning(database, generated)
  expect(Buffer.from(publicKey, 'base64')).toHaveLength(32)
  expect(isSigned(body, sign(body), publicKey)).toBe(true)
  expect(isSigned(Buffer.from('{"revision":8}'), sign(body), publicKey)).toBe(false)
})

it('uses one key on all instances, also if they start at the same time', async () => {
  await database.pool.query('delete from registry_keys')
  const instances = await Promise.all([1, 2, 3].map(() => openSigning(database, generated)))
  expect(new Set(instances.map(({ publicKey }) => publicKey)).size).toBe(1)
})

it('uses the key of the settings, and stores none', async () => {
  await database.pool.query('delete from registry_keys')
  const pair = generateKeyPairSync('ed25519')
  const own = pair.privateKey.export({ format: 'der', type: 'pkcs8' })
  const { publicKey, sign } = await openSigning(database, { signingKey: own, extraSigningKeys: [] })
  expect(verify(null, body, pair.publicKey, Buffer.from(sign(body), 'base64'))).toBe(true)
  expect(isSigned(body, sign(body), publicKey)).toBe(true)
  const { rows } = await database.pool.query('select purpose from registry_keys')
  expect(rows).toEqual([])
})

describe('while the signing key is replaced', () => {
  const newKey = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' })
  const [before, after] = [newKey(), newKey()] as const
  /** The settings of each step. All instances are restarted in turn, so instances of two steps run side by side. */
  const steps: readonly [string, SigningKeys][] = [
    ['before', { signingKey: before, extraSigningKeys: [] }],
    ['with the new key as an extra one', { signingKey: before, extraSigningKeys: [after] }],
    ['with the earlier key as an extra one', { signingKey: after, extraSigningKeys: [before] }],
    ['after', { signingKey: after, extraSigningKeys: [] }],
  ]
  const accepts = async (page: SigningKeys, service: SigningKeys) => {
    const { publicKey } = await openSigning(database, page)
    const { sign } = await openSigning(database, service)
    return sign(body)
      .split(', ')
      .some((signature) => isSigned(body, signature, publicKey))
  }

  it('a page of each step accepts what an instance of the same, the previous and the next step signs', async () => {
    for (const [at, [page, keys]] of steps.entries())
      for (const [service, others] of steps.slice(Math.max(0, at - 1), at + 2))
        expect([page, service, await accepts(keys, others)]).toEqual([page, service, true])
  })

  it('a page from before the change accepts nothing once the earlier key is removed', async () => {
    expect(
      await accepts(
        { signingKey: before, extraSigningKeys: [] },
        { signingKey: after, extraSigningKeys: [] },
      ),
    ).toBe(false)
  })

  it('the key that the instances shared can be the earlier one', async () => {
    const { publicKey } = await openSigning(database, generated)
    const { rows } = await database.pool.query<{ key: string }>(
      "select encode(key, 'base64') as key from registry_keys where purpose = 'sign'",
    )
    const { signingKey, extraSigningKeys } = readSettings({
      REGISTRY_SIGNING_KEY: after.toString('base64'),
      REGISTRY_EXTRA_SIGNING_KEYS: rows[0]?.key,
    })
    const { sign } = await openSigning(database, { signingKey, extraSigningKeys })
    const [, signature = ''] = sign(body).split(', ')
    expect(isSigned(body, signature, publicKey)).toBe(true)
  })
})

it('signs the decision in a page, so that the browser can keep a copy that it verifies later', async () => {
  const shell = await builtShell()
  const api = await startApi({ shell: shell.folder })
  const html = await (await fetch(`${api.url}/`)).text()
  const dataIn = (id: string) =>
    JSON.parse(
      new RegExp(`<script id="${id}" type="application/json">(.*?)</script>`, 's').exec(html)?.[1] ?? '{}',
    ) as unknown
  const { registryKey } = dataIn('page-settings') as { registryKey: string }
  const { decision, signature } = dataIn('page-data') as { decision: PageDecision; signature: string }
  const copy = Buffer.from(signedText(decision))
  expect(isSigned(copy, signature, registryKey)).toBe(true)
  expect(await (await fetch(`${api.url}/api/registry/decision`)).text()).toBe(copy.toString())
  expect(decision.expires).toBe((decision.issued ?? 0) + 24 * 60 * 60_000)
  await api.close()
  await shell.remove()
})

it('signs a decision that a page fetches later, with the key that the page contains', async () => {
  const shell = await builtShell()
  const api = await startApi({ shell: shell.folder })
  const html = await (await fetch(`${api.url}/`)).text()
  const publicKey = /"registryKey":"([^"]+)"/.exec(html)?.[1] ?? ''
  const answer = await fetch(`${api.url}/api/registry/decision`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const signature = answer.headers.get('Registry-Signature') ?? ''
  expect(isSigned(bytes, signature, publicKey)).toBe(true)
  expect(isSigned(Buffer.concat([bytes, Buffer.from(' ')]), signature, publicKey)).toBe(false)
  await api.close()
  await shell.remove()
})
