import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { seal, sealedSize, unseal } from './seal'

const key = randomBytes(32)
const blockBytes = 65_536
const sealed = (content: Buffer) => buffer(seal(Readable.from([content]), key))
const opened = (bytes: Buffer, as = key) => buffer(unseal(inPieces(bytes), as))

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
    const bytes = await sealed(content)
    expect(bytes).toHaveLength(sealedSize(size))
    expect((await opened(bytes)).equals(content)).toBe(true)
    expect(bytes.includes(content.subarray(0, 16)) && size >= 16).toBe(false)
  },
)

it('refuses another key, and a file that is not sealed', async () => {
  const bytes = await sealed(Buffer.from('secret'))
  await expect(opened(bytes, randomBytes(32))).rejects.toThrow('The key is not that of this file')
  await expect(opened(randomBytes(100))).rejects.toThrow('This file is not encrypted.')
})

it('refuses a file that was cut anywhere', async () => {
  const bytes = await sealed(randomBytes(2 * blockBytes + 10))
  const block = blockBytes + 16
  for (const size of [0, 20, 40, 41, 40 + block, 40 + 2 * block, bytes.length - 1])
    await expect(opened(bytes.subarray(0, size))).rejects.toThrow(/not complete/)
})

it('refuses a changed byte, exchanged blocks and a longer file', async () => {
  const bytes = await sealed(randomBytes(2 * blockBytes + 10))
  const block = blockBytes + 16
  for (const position of [10, 40, 40 + block, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(position) ^ 1, position)
    await expect(opened(changed)).rejects.toThrow(/damaged/)
  }
  const part = (from: number, to?: number) => bytes.subarray(from, to)
  const exchanged = [
    part(0, 40),
    part(40 + block, 40 + 2 * block),
    part(40, 40 + block),
    part(40 + 2 * block),
  ]
  await expect(opened(Buffer.concat(exchanged))).rejects.toThrow(/damaged/)
  await expect(opened(Buffer.concat([bytes, Buffer.from('more')]))).rejects.toThrow(/damaged/)
})
