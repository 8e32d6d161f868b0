import { stat, statfs } from 'node:fs/promises'
import { inspectEmbedded } from '../../platform/database/embedded'
import { type Check, error, type Finding, ok, warning } from './finding'
import { nearestFolder } from './nearest-folder'

const megabyte = 2 ** 20
const gigabyte = 2 ** 30
/** Below this the database stops, in bytes. */
const least = 256 * megabyte
/** Below this it is time to act: bytes, and the share of the disk. */
const low = { bytes: 2 * gigabyte, share: 0.05 }
/** The share of the file names that a disk may have left. */
const leastNames = 0.02

/** Whether the disks of the data have space. */
export const checkDisk: Check = async ({ settings }) => {
  // A folder that this user may not enter is the subject of another check.
  const embedded = await inspectEmbedded(settings.dataDir).catch(() => undefined)
  const folders = [
    settings.dataDir,
    ...(settings.s3 ? [] : [settings.filesDir]),
    ...(embedded ? [embedded.folder] : []),
  ]
  const disks = new Map<number, string>()
  for (const folder of folders) {
    const existing = await nearestFolder(folder)
    const { dev } = await stat(existing)
    if (!disks.has(dev)) disks.set(dev, existing)
  }
  return Promise.all([...disks.values()].map(async (folder) => judgeSpace(folder, await spaceOf(folder))))
}

/** The space of a disk. */
export interface Space {
  /** Bytes. */
  readonly free: number
  readonly total: number
  /** How many files fit; 0 of 0 if the file system has no limit. */
  readonly freeNames: number
  readonly names: number
}

async function spaceOf(folder: string): Promise<Space> {
  const { bavail, bsize, blocks, ffree, files } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize, freeNames: ffree, names: files }
}

export function judgeSpace(folder: string, { free, total, freeNames, names }: Space): Finding {
  const text = `The disk of ${folder} has ${inWords(free)} of ${inWords(total)} free.`
  if (free < least)
    return error(text, 'Free space now: without space the database stops, and no post is stored.')
  if (names > 0 && freeNames < names * leastNames)
    return error(`The disk of ${folder} can store only ${freeNames} more files.`, 'Remove small files.')
  if (free < low.bytes || free < total * low.share) return warning(text, 'Free space, or use a larger disk.')
  return ok(text)
}

const inWords = (bytes: number): string =>
  bytes < gigabyte ? `${Math.floor(bytes / megabyte)} MB` : `${(bytes / gigabyte).toFixed(1)} GB`
