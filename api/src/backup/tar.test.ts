import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, readTar, writeTar } from './tar'

const entries: readonly Entry[] = [
  { name: 'tables/users/000001.gz', content: randomBytes(3000) },
  { name: 'files/empty.pdf', content: Buffer.alloc(0) },
  { name: 'manifest.json', content: Buffer.from('{}') },
]
const written = (some: readonly Entry[] = entries) => buffer(writeTar(Readable.from(some)))

async function read(bytes: Buffer): Promise<Entry[]> {
  const found: Entry[] = []
  for await (const entry of readTar(Readable.from([bytes.subarray(0, 700), bytes.subarray(700)])))
    found.push(entry)
  return found
}

it('reads what it wrote', async () => {
  expect(await read(await written())).toEqual(entries)
})

it('is a file that tar reads', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-tar-'))
  try {
    const file = path.join(folder, 'a.tar')
    await writeFile(file, await written())
    expect(execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).trim().split('\n')).toEqual(
      entries.map(({ name }) => name),
    )
    expect(execFileSync('tar', ['-xOf', file, 'tables/users/000001.gz'])).toEqual(entries[0]?.content)
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('refuses a file that was cut within an entry, and one that is no archive', async () => {
  const bytes = await written()
  for (const size of [511, 700, 1300])
    await expect(read(bytes.subarray(0, size))).rejects.toThrow('The archive is damaged: Unexpected end')
  await expect(read(randomBytes(2000))).rejects.toThrow('The archive is damaged: Invalid tar header')
})

it('keeps a long name', async () => {
  const long = [{ name: `tables/${'x'.repeat(300)}/000001.gz`, content: Buffer.from('x') }]
  expect(await read(await written(long))).toEqual(long)
})

it('passes the error of its source on', async () => {
  const failing = async function* (): AsyncGenerator<Entry> {
    yield* entries
    throw new Error('the database is gone')
  }
  await expect(buffer(writeTar(failing()))).rejects.toThrow('the database is gone')
  const bytes = await written()
  const cut = async function* (): AsyncGenerator<Buffer> {
    yield bytes.subarray(0, 700)
    throw new Error('the disk is gone')
  }
  await expect(buffer(readTar(cut()))).rejects.toThrow(/^the disk is gone$/)
})
