import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A software authenticator (Web Authentication, section 6) with one passkey. */
export interface Authenticator {
  readonly id: string
  /** Answers like `navigator.credentials.create`, as JSON. */
  create(challenge: string, origin: string): string
  /**
   * Answers like `navigator.credentials.get`, as JSON.
   * @param recognised whether it recognises the person this time
   */
  get(challenge: string, origin: string, recognised?: boolean): string
}

/** The head of a CBOR item of a major type (RFC 8949, section 3). */
function head(type: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(type << 5) | value])
  if (value < 256) return Buffer.from([(type << 5) | 24, value])
  return Buffer.from([(type << 5) | 25, value >> 8, value & 255])
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (...entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])

/**
 * @param counts whether it increments its signature counter
 * @param verifies whether it recognises the person
 */
export function createAuthenticator(counts = true, verifies = false): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(32)
  const id = credential.toString('base64url')
  let counter = 0

  const authData = (origin: string, recognised: boolean, attested: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    if (counts) count.writeUInt32BE(++counter)
    const present = (attested.length > 0 ? 0x41 : 0x01) | (recognised ? 0x04 : 0)
    const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest()
    return Buffer.concat([rpIdHash, Buffer.from([present]), count, attested])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Record<string, Buffer>) =>
    JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, value]) => [name, value.toString('base64url')]),
      ),
    })
  return {
    id,
    create(challenge, origin) {
      const key = map(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(Buffer.from(x, 'base64url'))],
        [integer(-3), bytes(Buffer.from(y, 'base64url'))],
      )
      const length = Buffer.from([0, credential.length])
      const data = authData(origin, verifies, Buffer.concat([Buffer.alloc(16), length, credential, key]))
      const attestationObject = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(data)],
      )
      return answer({ clientDataJSON: clientData('webauthn.create', challenge, origin), attestationObject })
    },
    get(challenge, origin, recognised = verifies) {
      const authenticatorData = authData(origin, recognised)
      const clientDataJSON = clientData('webauthn.get', challenge, origin)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
      return answer({ authenticatorData, clientDataJSON, signature: sign('sha256', signed, privateKey) })
    },
  }
}
