const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/**
 * Checks whether a body was signed by this site (Ed25519, RFC 8032).
 * @param body exactly what came over the wire
 * @param signature base64
 * @param publicKey the raw 32 bytes, base64
 * @returns undefined where the browser cannot tell
 */
export async function isSigned(
  body: ArrayBuffer,
  signature: string,
  publicKey: string,
): Promise<boolean | undefined> {
  let key: CryptoKey
  try {
    // Without a secure connection there is no `subtle`; older browsers do not know the algorithm.
    key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify'])
  } catch {
    return undefined
  }
  try {
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), body)
  } catch {
    return false
  }
}
