import { createECDH } from 'node:crypto'
import type { Database } from '../platform/database/database'
import type { PushKeys } from '../platform/push-keys'
import { sharedKey } from './key-queries'

const curve = 'prime256v1'
const privateBytes = 32

/** A private key; `getPrivateKey` leaves out leading zeros. */
function newPrivateKey(): Buffer {
  const pair = createECDH(curve)
  pair.generateKeys()
  const key = pair.getPrivateKey()
  return Buffer.concat([Buffer.alloc(privateBytes - key.length), key])
}

/** Opens the keys for push services. The first instance creates them: a browser subscribes to one public key. */
export async function openPushKeys(database: Database): Promise<PushKeys> {
  const pair = createECDH(curve)
  const privateKey = await sharedKey(database, 'push', newPrivateKey)
  pair.setPrivateKey(privateKey)
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}
