import sharp from 'sharp'
import { type AppError, errors } from '../errors'
import { lookOf } from './look'

/** The longest side of a stored picture in pixels: for the page, and for lists. */
const large = 1600
const small = 480
/** The maximum number of pixels. Larger pictures are refused before decoding: a small file can decompress to gigabytes. */
const maxPixels = 50e6
/** The time limit for a picture. The largest one takes a few seconds on a slow machine. */
const maxSeconds = 30

/** The only decoded types. By default sharp also reads SVG, TIFF and more. */
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

/** A processed picture: upright, without metadata, as WebP in two sizes. */
export interface PreparedPicture {
  readonly full: Buffer
  readonly small: Buffer
  /** The size of the full picture, in pixels. */
  readonly width: number
  readonly height: number
  /** A hash of what it looks like, see {@link lookOf}. */
  readonly look: string | undefined
}

/**
 * Processes a picture. Of an animation it keeps the first frame.
 * @param picture its bytes or the path of its file, already detected as a picture
 * @param name named in messages
 * @throws unsupported-type (415) if it cannot be decoded, too-large (413) if it has too many pixels
 */
export async function preparePicture(picture: Buffer | string, name: string): Promise<PreparedPicture> {
  try {
    const pixels = await decode(picture)
    // One after the other: each picture takes one of the few threads that also read files.
    const { data: full, info } = await encode(pixels, large, 80)
    const { data: reduced } = await encode(pixels, small, 75)
    const look = await lookOf(reduced)
    return { full, small: reduced, width: info.width, height: info.height, look }
  } catch (error) {
    throw readable(error as Error, name)
  }
}

type Pixels = Awaited<ReturnType<typeof decode>>

/** Decodes a picture once for both sizes. Raw pixels carry no metadata, so none can leak. */
const decode = (picture: Buffer | string) =>
  sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ width: large, height: large, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })

const encode = ({ data, info: { width, height, channels } }: Pixels, size: number, quality: number) =>
  sharp(data, { raw: { width, height, channels } })
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 2 })
    .toBuffer({ resolveWithObject: true })

function readable({ message }: Error, name: string): AppError {
  if (/pixel limit/i.test(message)) {
    const most = maxPixels / 1e6
    return errors.refusedFile(
      'pixels',
      name,
      `has too many pixels. A picture may have at most ${most} million`,
    )
  }
  if (/timeout/i.test(message)) {
    return errors.refusedFile('slow', name, 'takes too long to read. Save it smaller and try again')
  }
  return errors.refusedFile('damaged', name, 'is damaged or not a picture that can be read')
}
