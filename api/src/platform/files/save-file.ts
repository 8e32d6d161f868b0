import { randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { filesTaken, type PostType } from '@within-reach/contract'
import { errors } from '../errors'
import type { UploadedFile } from '../bodies/received-body'
import { kindOf, tellingBytes } from './kind'
import { preparePicture } from './pictures'
import { fairQueue } from '../fair-queue'
import { type FileStore, orUnavailable } from './store'

/** A file as it was kept. */
export interface SavedFile {
  /** The name its owner gave it. */
  readonly name: string
  readonly key: string
  /** The key of the small variant; pictures only. */
  readonly smallKey: string | undefined
  readonly type: string
  /** Bytes as stored. */
  readonly size: number
  /** Of a picture as stored, in pixels; null for documents, and for pictures kept before sizes were. */
  readonly width: number | null
  readonly height: number | null
}

/** Preparing a picture takes a core; more at once only starve the rest. */
const inTurn = fairQueue({ atOnce: 2, waiting: 16, waitingPerKey: 8, what: 'files' })

/**
 * Judges a file by its content, prepares it and stores it.
 * @param board the board it is for, which says what is taken
 * @param keys whom it is for, see {@link fairQueue}
 * @throws unsupported-type (415), too-large (413), unavailable (503), each naming the file
 */
export async function saveFile(
  store: FileStore,
  board: PostType,
  file: UploadedFile,
  keys: readonly string[],
): Promise<SavedFile> {
  const takes = filesTaken[board]
  const { name } = file
  const kind = kindOf(...(await endsOf(file)))
  if (kind === 'picture') return savePicture(store, file, keys)
  if (kind === 'pdf' && takes === 'pictures and PDF') return savePdf(store, file, keys)
  if (kind === 'heic') {
    throw errors.unsupportedType(
      `"${name}" is a HEIC picture, which browsers do not show. Save it as JPEG and try again.`,
    )
  }
  const also = takes === 'pictures' ? '' : ', and PDF'
  throw errors.unsupportedType(
    `"${name}" is not taken here. Pictures are: JPEG, PNG, WebP, GIF and AVIF${also}.`,
  )
}

/** The first and the last bytes of a file. */
async function endsOf({ path, size }: UploadedFile): Promise<[first: Buffer, last: Buffer]> {
  const file = await open(path)
  try {
    const read = async (position: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(tellingBytes), 0, tellingBytes, position)
      return buffer.subarray(0, bytesRead)
    }
    return [await read(0), await read(Math.max(0, size - tellingBytes))]
  } finally {
    await file.close()
  }
}

async function savePicture(
  store: FileStore,
  { name, path }: UploadedFile,
  keys: readonly string[],
): Promise<SavedFile> {
  const { full, small, width, height } = await inTurn(keys, () => preparePicture(path, name))
  const id = newId()
  const kept = {
    name,
    key: `${id}.webp`,
    smallKey: `${id}-small.webp`,
    type: 'image/webp',
    size: full.length,
    width,
    height,
  }
  try {
    await orUnavailable(store.put(kept.smallKey, small, kept.type))
    await orUnavailable(store.put(kept.key, full, kept.type))
    return kept
  } catch (error) {
    // Half a picture is of no use; where the store cannot remove it either, it stays behind.
    await store.remove([kept.smallKey]).catch(() => {})
    throw error
  }
}

async function savePdf(
  store: FileStore,
  { name, path, size }: UploadedFile,
  keys: readonly string[],
): Promise<SavedFile> {
  const kept = {
    name,
    key: `${newId()}.pdf`,
    smallKey: undefined,
    type: 'application/pdf',
    size,
    width: null,
    height: null,
  }
  // In turn, so that few documents are in memory at once.
  await inTurn(keys, async () => orUnavailable(store.put(kept.key, await readFile(path), kept.type)))
  return kept
}

/** 128 random bits: an address of a file cannot be guessed. */
const newId = (): string => randomBytes(16).toString('base64url')
