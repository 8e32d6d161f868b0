/** A file in an archive. */
export interface Entry {
  /** At most 100 bytes. */
  readonly name: string
  readonly content: Buffer
}

const block = 512
/** The position and length of the fields of a header (POSIX.1-2017, pax, "ustar Interchange Format"). */
const fields = {
  name: [0, 100],
  size: [124, 12],
  checksum: [148, 8],
} as const

/** The bytes of a tar file with these entries, which any tar program reads. */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const modified = Date.now()
  for await (const { name, content } of entries) {
    yield headerOf(name, content.length, modified)
    yield content
    yield Buffer.alloc(paddingOf(content.length))
  }
  yield Buffer.alloc(2 * block)
}

function headerOf(name: string, size: number, modified: number): Buffer {
  if (Buffer.byteLength(name) > fields.name[1]) throw new Error(`${name} is too long for a tar file`)
  const header = Buffer.alloc(block)
  const octal = (value: number, start: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, start)
  header.write(name, ...fields.name)
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, ...fields.size)
  octal(Math.floor(modified / 1000), 136, 12)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(checksumOf(header).toString(8).padStart(6, '0') + '\0 ', fields.checksum[0])
  return header
}

/** The sum of the bytes, with spaces in place of the checksum. */
function checksumOf(header: Buffer): number {
  const [start, length] = fields.checksum
  let sum = 0
  for (const [position, byte] of header.entries())
    sum += position >= start && position < start + length ? 0x20 : byte
  return sum
}

const damaged = 'The archive is damaged, or it is not an archive of this program.'

const paddingOf = (size: number): number => (block - (size % block)) % block

/**
 * Reads the entries of a tar file that {@link writeTar} wrote.
 * @throws Error if it is damaged or ends early
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = byteReader(source)
  for (;;) {
    const header = await reader.take(block)
    if (isZero(header)) {
      // Reads to the end, because a sealed file is checked there.
      await reader.drain()
      return
    }
    const text = ([start, length]: readonly [number, number]) =>
      (
        header
          .subarray(start, start + length)
          .toString('utf8')
          .split('\0')[0] ?? ''
      ).trim()
    if (parseInt(text(fields.checksum), 8) !== checksumOf(header)) throw new Error(damaged)
    const size = parseInt(text(fields.size), 8)
    const content = await reader.take(size)
    if (!isZero(await reader.take(paddingOf(size)))) throw new Error(damaged)
    yield { name: text(fields.name), content }
  }
}

const isZero = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0)

/** Reads exact numbers of bytes of a source. */
function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let length = 0
  return {
    async take(wanted: number): Promise<Buffer> {
      while (length < wanted) {
        const { value, done } = await chunks.next()
        if (done === true) throw new Error('The archive is not complete.')
        held.push(value)
        length += value.length
      }
      const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
      held = [all.subarray(wanted)]
      length -= wanted
      return all.subarray(0, wanted)
    },
    async drain(): Promise<void> {
      if (!isZero(Buffer.concat(held))) throw new Error(damaged)
      for (;;) {
        const { value, done } = await chunks.next()
        if (done === true) return
        if (!isZero(value)) throw new Error(damaged)
      }
    },
  }
}
