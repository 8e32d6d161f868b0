import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

// The format of a sealed file, also described in docs/backups.md:
//   8 bytes "WRSEAL1\n", 32 bytes of salt, then blocks.
//   A block is 65,536 bytes of content and a tag of 16 bytes. The last block has less content, possibly none.
//   AES-256-GCM with the key HKDF-SHA-256(key, salt, "within-reach seal"). The nonce of a block is its number from 0 in 8 bytes,
//   big-endian, 3 zero bytes, and a byte that is 1 for the last block and 0 for the others.
// So the file cannot be truncated, and its blocks cannot be exchanged or repeated.

const magic = Buffer.from('WRSEAL1\n')
const saltBytes = 32
const headerBytes = magic.length + saltBytes
const blockBytes = 65_536
const tagBytes = 16

/** Encrypts and authenticates bytes. @param key 32 random bytes */
export async function* seal(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  yield Buffer.concat([magic, salt])
  const own = deriveKey(key, salt)
  for await (const { nonce, bytes } of blocksOf(source, blockBytes)) {
    const cipher = createCipheriv('aes-256-gcm', own, nonce)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * Decrypts what {@link seal} wrote.
 * @throws Error if it is not sealed, the key is another one, or a byte was changed or is missing
 */
export async function* unseal(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  let begin = Buffer.alloc(0)
  while (begin.length < headerBytes) {
    const { value, done } = await chunks.next()
    if (done === true) throw new Error('The encrypted file is not complete.')
    begin = Buffer.concat([begin, value])
  }
  if (!begin.subarray(0, magic.length).equals(magic)) throw new Error('This file is not encrypted.')
  const own = deriveKey(key, begin.subarray(magic.length, headerBytes))
  const rest = async function* (): AsyncGenerator<Buffer> {
    yield begin.subarray(headerBytes)
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  for await (const { nonce, bytes } of blocksOf(rest(), blockBytes + tagBytes)) {
    if (bytes.length < tagBytes) throw new Error('The encrypted file is not complete.')
    const decipher = createDecipheriv('aes-256-gcm', own, nonce)
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    const content = decipher.update(bytes.subarray(0, -tagBytes))
    try {
      decipher.final()
    } catch (error) {
      const message = 'The key is not that of this file, or the file is damaged or not complete.'
      throw new Error(message, { cause: error })
    }
    yield content
  }
}

/** The size of a sealed file, in bytes. @param size that of its content */
export const sealedSize = (size: number): number =>
  headerBytes + size + (Math.floor(size / blockBytes) + 1) * tagBytes

const deriveKey = (key: Buffer, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'within-reach seal', 32))

/** Divides a source into blocks of one size, and a last one that is shorter. */
async function* blocksOf(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ nonce: Buffer; bytes: Buffer }> {
  let held: Buffer[] = []
  let length = 0
  let number = 0
  for await (const chunk of source) {
    held.push(chunk)
    length += chunk.length
    if (length < size) continue
    const all = Buffer.concat(held)
    let from = 0
    for (; all.length - from >= size; from += size)
      yield { nonce: nonceOf(number++, false), bytes: all.subarray(from, from + size) }
    held = [all.subarray(from)]
    length = all.length - from
  }
  yield { nonce: nonceOf(number, true), bytes: Buffer.concat(held) }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number))
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}
