import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { PushedNews } from '@within-reach/contract'
import * as v from 'valibot'

/** A browser that is subscribed at a push service: the receiving side of RFC 8291. */
export interface TestDevice {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** Decrypts what arrived. Throws an error if it is not encrypted for this device. */
  read(body: Buffer): PushedNews
}

const curve = 'prime256v1'
const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** Creates a device with an address at a push service. */
export function newDevice(origin: string): TestDevice {
  const pair = createECDH(curve)
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    endpoint: `${origin}/${randomBytes(9).toString('base64url')}`,
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    read(body) {
      // The header of aes128gcm (RFC 8188, section 2.1): salt, record size, length of the sender's key, the key.
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body.readUInt8(20))
      const sealed = body.subarray(21 + sender.length)
      const label = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = derive(pair.computeSecret(sender), auth, label, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // The last record ends with the delimiter 2 and zeros.
      const text = padded.subarray(0, padded.lastIndexOf(2)).toString()
      return v.parse(PushedNews, JSON.parse(text))
    },
  }
}
