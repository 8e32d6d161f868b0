import { isSigned } from './signature'

// jsdom's crypto cannot verify signatures.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto')
const { subtle } = webcrypto
beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }))

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
const body = new TextEncoder().encode('{"revision":7}').buffer

/** A key of the site, with its signature of the body. */
async function newKey() {
  const { publicKey, privateKey } = (await subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  return {
    publicKey: base64(await subtle.exportKey('raw', publicKey)),
    signature: base64(await subtle.sign('Ed25519', privateKey, body)),
  }
}

it('accepts the signature of its key among several, wherever it stands', async () => {
  const [own, other] = [await newKey(), await newKey()]
  for (const signatures of [
    own.signature,
    `${own.signature}, ${other.signature}`,
    `${other.signature},${own.signature}`,
    `malformed, ${own.signature}`,
  ])
    expect([signatures, await isSigned(body, signatures, own.publicKey)]).toEqual([signatures, true])
})

it('accepts nothing without the signature of its key', async () => {
  const [own, other] = [await newKey(), await newKey()]
  for (const signatures of ['', ',', 'malformed', other.signature, `${other.signature}, ${other.signature}`])
    expect([signatures, await isSigned(body, signatures, own.publicKey)]).toEqual([signatures, false])
  expect(await isSigned(new ArrayBuffer(1), own.signature, own.publicKey)).toBe(false)
})
