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
const written = (some = entries) => buffer(writeTar(Readable.from(some)))

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

it('refuses a file that was cut, and one that is no archive', async () => {
  const bytes = await written()
  for (const size of [0, 511, 700, bytes.length - 1024])
    await expect(read(bytes.subarray(0, size))).rejects.toThrow('The archive is not complete.')
  await expect(read(randomBytes(2000))).rejects.toThrow('not an archive of this program')
})

it('refuses a name that does not fit', async () => {
  await expect(written([{ name: 'x'.repeat(101), content: Buffer.alloc(0) }])).rejects.toThrow('too long')
})
