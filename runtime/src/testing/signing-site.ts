import { type Dated, type PageDecision, signedText } from '@within-reach/registry'

// jsdom's crypto cannot verify signatures.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto')
const { subtle } = webcrypto

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** Lets the code under test verify real signatures. */
export const provideCrypto = (): unknown =>
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })

/** A site with a signing key, as the service has one. */
export async function createSigningSite() {
  const { publicKey, privateKey } = (await subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const sign = async (text: string) =>
    base64(await subtle.sign('Ed25519', privateKey, new TextEncoder().encode(text)))
  return {
    registryKey: base64(await subtle.exportKey('raw', publicKey)),
    /** Signs a text. */
    sign,
    /** A decision with its signature, as a page contains it. */
    async signed(decision: PageDecision) {
      return { decision, signature: await sign(signedText(decision)) }
    },
    /** The registry's answer with a decision, or with anything else. */
    async answer(body: unknown, signature?: string): Promise<Response> {
      const text = JSON.stringify(body)
      const tag = `"${(body as Partial<Dated>).revision}-${(body as Partial<Dated>).issued}"`
      const headers = new Headers({ ETag: tag, 'Registry-Signature': signature ?? (await sign(text)) })
      const { buffer } = new TextEncoder().encode(text)
      return { ok: true, status: 200, headers, arrayBuffer: () => Promise.resolve(buffer) } as Response
    },
  }
}
export type SigningSite = Awaited<ReturnType<typeof createSigningSite>>

/** A signature that no key has made. */
export const forged = base64(new ArrayBuffer(64))
