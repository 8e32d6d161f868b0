import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { decrypt, encrypt, isEncrypted } from './age'

/** The size of the blocks of the format. */
const blockBytes = 65_536
const tagBytes = 16

let identity: string
let recipient: string
beforeAll(async () => {
  identity = await generateIdentity()
  recipient = await identityToRecipient(identity)
})

const encrypted = (content: Buffer, recipients = [recipient]) =>
  buffer(encrypt(Readable.from([content]), recipients))
const decrypted = (bytes: Buffer, identities = [identity]) => buffer(decrypt(inPieces(bytes), identities))

/** The bytes in pieces that are no blocks, like those of a file. */
function inPieces(bytes: Buffer): AsyncIterable<Buffer> {
  const pieces: Buffer[] = []
  for (let from = 0; from < bytes.length; from += 50_021) pieces.push(bytes.subarray(from, from + 50_021))
  return Readable.from(pieces)
}

it.each([0, 1, blockBytes - 1, blockBytes, blockBytes + 1, 3 * blockBytes + 7])(
  'returns %i bytes as they were',
  async (size) => {
    const content = randomBytes(size)
    const bytes = await encrypted(content)
    expect((await decrypted(bytes)).equals(content)).toBe(true)
    expect(bytes.includes(content.subarray(0, 16)) && size >= 16).toBe(false)
  },
)

it('is for each of the recipients, and for nobody else', async () => {
  const other = await generateIdentity()
  const bytes = await encrypted(Buffer.from('secret'), [recipient, await identityToRecipient(other)])
  for (const own of [identity, other]) expect((await decrypted(bytes, [own])).toString()).toBe('secret')
  await expect(decrypted(bytes, [await generateIdentity()])).rejects.toThrow('no identity matched')
})

it('refuses a file that was cut anywhere, was changed, or became longer', async () => {
  const bytes = await encrypted(randomBytes(2 * blockBytes + 10))
  const block = blockBytes + tagBytes
  const header = bytes.length - 2 * block - 10 - tagBytes
  for (const size of [0, 20, header, header + 1, header + block, header + 2 * block, bytes.length - 1])
    await expect(decrypted(bytes.subarray(0, size))).rejects.toThrow()
  for (const position of [3, header - 20, header, header + block, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(position) ^ 1, position)
    await expect(decrypted(changed)).rejects.toThrow()
  }
  await expect(decrypted(Buffer.concat([bytes, Buffer.from('more')]))).rejects.toThrow()
})

it('passes the error of its source on', async () => {
  const failing = async function* (): AsyncGenerator<Buffer> {
    yield randomBytes(blockBytes)
    throw new Error('the disk is gone')
  }
  await expect(buffer(encrypt(failing(), [recipient]))).rejects.toThrow('the disk is gone')
})

it('recognizes a file of the format by its beginning', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-age-'))
  try {
    const file = path.join(folder, 'file')
    await writeFile(file, await encrypted(Buffer.from('secret')))
    expect(await isEncrypted(file)).toBe(true)
    for (const other of ['', 'age', 'age-encryption.org/v2\n']) {
      await writeFile(file, other)
      expect(await isEncrypted(file)).toBe(false)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
