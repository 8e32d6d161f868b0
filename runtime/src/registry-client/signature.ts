const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/**
 * Verifies that this site signed a body (Ed25519, RFC 8032).
 * @param body the exact bytes of the response
 * @param signatures base64, separated by commas. While a key is replaced, the site signs with two keys, and a page knows one
 * @param publicKey the raw 32 bytes, base64
 * @returns undefined if the browser cannot verify
 */
export async function isSigned(
  body: ArrayBuffer,
  signatures: string,
  publicKey: string,
): Promise<boolean | undefined> {
  let key: CryptoKey
  try {
    // Without a secure connection there is no `subtle`. Older browsers lack the algorithm.
    key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify'])
  } catch {
    return undefined
  }
  const verified = await Promise.all(
    signatures.split(',').map(async (signature) => {
      try {
        return await crypto.subtle.verify('Ed25519', key, bytesOf(signature.trim()), body)
      } catch {
        return false
      }
    }),
  )
  return verified.includes(true)
}
