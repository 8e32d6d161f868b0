import { Readable } from 'node:stream'
import type { Language } from '@within-reach/contract'
import { ZipFile } from 'yazl'
import type { Platform } from '../../platform/platform'
import { listFiles } from './file-queries'
import { rowsOf, type Section } from './section'
import { sections } from './sections'
import { htmlOf } from './write-html'
import { jsonOf } from './write-json'

/** An archive that is written while it is read. */
export interface Archive {
  /** Breaks off with an error if a part cannot be read. */
  readonly stream: Readable
  /** Ends what is still open, if nobody reads on. */
  stop(): void
}

/**
 * The archive of a member's data: a page to read, the same as JSON, and the files of their posts. Each row and each file is read
 * when the reader takes it, so that the archive needs little memory, whatever its size.
 * @param language of the labels
 */
export async function archiveOf(
  { database, files, log }: Pick<Platform, 'database' | 'files' | 'log'>,
  userId: number,
  language: Language,
): Promise<Archive> {
  const zip = new ZipFile()
  const at = new Date()
  const rows = (section: Section) => rowsOf(database, section, userId)
  let current: Readable | undefined
  const add = (path: string, open: () => Promise<Readable>, compress = true): void =>
    zip.addReadStreamLazy(path, { mtime: at, compress }, (take) => {
      open().then(
        (source) => {
          current = source
          take(null, source)
        },
        (error: unknown) => take(error, current as Readable),
      )
    })
  const text = (pieces: AsyncIterable<string>) => Promise.resolve(Readable.from(bytesOf(pieces)))
  add('index.html', () => text(htmlOf(sections, rows, at, language)))
  add('data.json', () => text(jsonOf(sections, rows, at)))
  for (const { key, path } of await listFiles(database, userId))
    // Pictures and PDF files are compressed already.
    add(
      path,
      async () => {
        const file = await files.open(key)
        if (!file) log.warn({ key }, 'a file of an archive is missing in the store')
        return file?.stream ?? Readable.from([])
      },
      false,
    )
  zip.end()
  const stream = zip.outputStream as Readable
  zip.on('error', (error: Error) => stream.destroy(error))
  return { stream, stop: () => void current?.destroy() }
}

async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece)
}
