import sharp from 'sharp'
import { errors } from '../errors'

/** Longest side in pixels of what is stored: for the page, and for lists. */
const large = 1600
const small = 480
/** A picture of more pixels than this is refused unread: a small file can unpack to gigabytes. */
const pixelsAtMost = 50e6

/** Only these are ever decoded; by default sharp also reads SVG, TIFF and more. */
const decoders = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadNsgif',
  'VipsForeignLoadHeif',
]
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: decoders })
sharp.cache(false)

/** A picture as the site keeps it: upright, without metadata, as WebP in two sizes. */
export interface PreparedPicture {
  readonly full: Buffer
  readonly small: Buffer
}

/**
 * Prepares a picture for the site. Of a moving picture the first frame is kept.
 * @param bytes judged to be a picture before
 * @param name named in messages
 * @throws unsupported-type (415) where it cannot be decoded, too-large (413) where it has too many pixels
 */
export async function preparePicture(bytes: Buffer, name: string): Promise<PreparedPicture> {
  try {
    // Without arguments rotate turns by the EXIF orientation; metadata, GPS included, is left out unless asked for.
    const upright = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error' }).rotate()
    const within = (size: number) =>
      upright.clone().resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    const [full, preview] = await Promise.all([
      within(large).webp({ quality: 80, effort: 2 }).toBuffer(),
      within(small).webp({ quality: 75, effort: 2 }).toBuffer(),
    ])
    return { full, small: preview }
  } catch (error) {
    if (/pixel limit/i.test((error as Error).message)) {
      throw errors.tooLarge(
        `"${name}" has too many pixels. A picture may have at most ${pixelsAtMost / 1e6} million.`,
      )
    }
    throw errors.unsupportedType(`"${name}" is damaged or not a picture that can be read.`)
  }
}
