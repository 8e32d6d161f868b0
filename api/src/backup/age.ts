import { open } from 'node:fs/promises'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'

/** The first line of every file in the format of age: https://age-encryption.org/v1 */
const firstLine = Buffer.from('age-encryption.org/v1\n')

/** Encrypts bytes, so that only the identity of one of the recipients decrypts them. */
export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  yield* await encrypter.encrypt(ReadableStream.from(source))
}

/**
 * Decrypts what {@link encrypt} or the program age wrote.
 * @throws Error if no identity fits, or a byte was changed or is missing
 */
export async function* decrypt(
  source: AsyncIterable<Uint8Array>,
  identities: readonly string[],
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  yield* await decrypter.decrypt(ReadableStream.from(source))
}

/** Whether a file is in the format of age. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstLine.length))
    return buffer.subarray(0, bytesRead).equals(firstLine)
  } finally {
    await handle.close()
  }
}
