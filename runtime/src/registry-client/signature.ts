const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/**
 * Verifies that this site signed a body (Ed25519, RFC 8032).
 * @param body the exact bytes of the response
 * @param signature base64
 * @param publicKey the raw 32 bytes, base64
 * @returns undefined if the browser cannot verify
 */
export async function isSigned(
  body: ArrayBuffer,
  signature: string,
  publicKey: string,
): Promise<boolean | undefined> {
  let key: CryptoKey
  try {
    // Without a secure connection there is no `subtle`. Older browsers lack the algorithm.
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
