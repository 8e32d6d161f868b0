import { randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { filesTaken, type PostType } from '@within-reach/contract'
import { errors } from '../errors'
import type { UploadedFile } from '../bodies/received-body'
import { kindOf, signatureBytes } from './kind'
import { preparePicture } from './pictures'
import { fairQueue } from '../fair-queue'
import { type FileStore, orUnavailable, privateMark } from './store'

/** A stored file. */
export interface SavedFile {
  /** Its original name. */
  readonly name: string
  readonly key: string
  /** The key of the small variant; pictures only. */
  readonly smallKey: string | undefined
  readonly type: string
  /** The stored size in bytes. */
  readonly size: number
  /** The stored size of a picture in pixels; null for documents, and for pictures from before sizes were stored. */
  readonly width: number | null
  readonly height: number | null
  /** A hash of what a new picture looks like. It is not stored with the file. */
  readonly look?: string
}

/** Who may read a file. Those of a case are not served under `/files/`. */
export type Audience = 'everybody' | 'case'

/** Processing a picture takes a core. More at once would starve the rest. */
const processingQueue = fairQueue({ atOnce: 2, waiting: 16, waitingPerKey: 8, what: 'files' })

/**
 * Checks a file by its content, processes it and stores it.
 * @param board its board, which determines the accepted types
 * @param keys the users of the work, see {@link fairQueue}
 * @throws unsupported-type (415), too-large (413), unavailable (503), each naming the file
 */
export async function saveFile(
  store: FileStore,
  board: PostType,
  file: UploadedFile,
  keys: readonly string[],
  audience: Audience = 'everybody',
): Promise<SavedFile> {
  const accepted = filesTaken[board]
  const { name } = file
  const kind = kindOf(...(await endsOf(file)))
  if (kind === 'picture') return savePicture(store, file, keys, audience)
  if (kind === 'pdf' && accepted === 'pictures and PDF') return savePdf(store, file, keys, audience)
  if (kind === 'heic') {
    throw errors.refusedFile(
      'heic',
      name,
      'is a HEIC picture, which browsers do not show. Save it as JPEG and try again',
    )
  }
  const also = accepted === 'pictures' ? '' : ', and PDF'
  throw errors.refusedFile(
    'type',
    name,
    `is not accepted here. Accepted are JPEG, PNG, WebP, GIF and AVIF pictures${also}`,
  )
}

/** The first and the last bytes of a file. */
async function endsOf({ path, size }: UploadedFile): Promise<[first: Buffer, last: Buffer]> {
  const file = await open(path)
  try {
    const read = async (position: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, position)
      return buffer.subarray(0, bytesRead)
    }
    return [await read(0), await read(Math.max(0, size - signatureBytes))]
  } finally {
    await file.close()
  }
}

async function savePicture(
  store: FileStore,
  { name, path }: UploadedFile,
  keys: readonly string[],
  audience: Audience,
): Promise<SavedFile> {
  const { full, small, width, height, look } = await processingQueue(keys, () => preparePicture(path, name))
  const id = newId(audience)
  const kept = {
    name,
    key: `${id}.webp`,
    smallKey: `${id}-small.webp`,
    type: 'image/webp',
    size: full.length,
    width,
    height,
    look,
  }
  try {
    await orUnavailable(store.put(kept.smallKey, small, kept.type))
    await orUnavailable(store.put(kept.key, full, kept.type))
    return kept
  } catch (error) {
    // One variant alone is useless. If the store cannot delete it either, the cleanup does.
    await store.remove([kept.smallKey]).catch(() => {})
    throw error
  }
}

async function savePdf(
  store: FileStore,
  { name, path, size }: UploadedFile,
  keys: readonly string[],
  audience: Audience,
): Promise<SavedFile> {
  const kept = {
    name,
    key: `${newId(audience)}.pdf`,
    smallKey: undefined,
    type: 'application/pdf',
    size,
    width: null,
    height: null,
  }
  // One after the other, so that few documents are in memory at once.
  await processingQueue(keys, async () => orUnavailable(store.put(kept.key, await readFile(path), kept.type)))
  return kept
}

/** 128 random bits, so that the address of a file cannot be guessed. */
const newId = (audience: Audience): string =>
  randomBytes(16).toString('base64url') + (audience === 'case' ? privateMark : '')
