import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import type { OpenDatabase } from '../platform/database/database'
import { startApi } from '../testing/api'
import { openTestDatabase } from '../testing/database'
import { builtShell } from '../testing/registry'
import { openSigning } from './signing'

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

it('signs a decision, and a changed one does not verify', async () => {
  const { publicKey, sign } = await openSigning(database, undefined)
  expect(Buffer.from(publicKey, 'base64')).toHaveLength(32)
  expect(isSigned(body, sign(body), publicKey)).toBe(true)
  expect(isSigned(Buffer.from('{"revision":8}'), sign(body), publicKey)).toBe(false)
})

it('uses one key on all instances, also if they start at the same time', async () => {
  await database.pool.query('delete from registry_keys')
  const instances = await Promise.all([1, 2, 3].map(() => openSigning(database, undefined)))
  expect(new Set(instances.map(({ publicKey }) => publicKey)).size).toBe(1)
})

it('uses the key of the settings, and stores none', async () => {
  await database.pool.query('delete from registry_keys')
  const pair = generateKeyPairSync('ed25519')
  const own = pair.privateKey.export({ format: 'der', type: 'pkcs8' })
  const { publicKey, sign } = await openSigning(database, own)
  expect(verify(null, body, pair.publicKey, Buffer.from(sign(body), 'base64'))).toBe(true)
  expect(isSigned(body, sign(body), publicKey)).toBe(true)
  const { rows } = await database.pool.query('select purpose from registry_keys')
  expect(rows).toEqual([])
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
