import { crc32 } from 'node:zlib'
import { refusedFile } from '@within-reach/contract'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '../errors'
import { preparePicture } from './pictures'

const red = { r: 250, g: 20, b: 30 }
const plain = (width: number, height: number, background: object | string = red) =>
  sharp({ create: { width, height, channels: 4, background } })

const prepared = async (picture: Sharp | Buffer) =>
  preparePicture(Buffer.isBuffer(picture) ? picture : await picture.toBuffer(), 'room.jpg')

/** The colour in the centre, as red, green, blue and, if present, alpha. */
async function middle(picture: Buffer): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata()
  const area = { left: width >> 1, top: height >> 1, width: 1, height: 1 }
  return [...(await sharp(picture).extract(area).raw().toBuffer())]
}

/** Whether two colours look the same after lossy compression. */
const like = (color: number[]) => color.map((part) => expect.closeTo(part, -1.3))

const wide = plain(1800, 900)

it.each([
  ['JPEG', wide.clone().jpeg()],
  ['PNG', wide.clone().png()],
  ['WebP', wide.clone().webp({ effort: 0 })],
  ['GIF', wide.clone().gif({ effort: 1 })],
  ['AVIF', wide.clone().avif({ effort: 0 })],
])('converts %s to WebP in two sizes', async (_format, picture) => {
  const { full, small, width, height } = await prepared(picture)
  expect([width, height]).toEqual([1600, 800])
  expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 })
  expect((await middle(full)).slice(0, 3)).toEqual(like([250, 20, 30]))
})

it('enlarges nothing', async () => {
  const { full, small } = await prepared(plain(40, 20).png())
  const sizes = (await Promise.all([full, small].map((picture) => sharp(picture).metadata()))).map(
    ({ width, height }) => [width, height],
  )
  expect(sizes).toEqual([
    [40, 20],
    [40, 20],
  ])
})

it('turns a picture upright, and reports the resulting size', async () => {
  const { full, small, width, height } = await prepared(
    plain(1000, 500).jpeg().withMetadata({ orientation: 6 }),
  )
  expect([width, height]).toEqual([500, 1000])
  expect(await sharp(full).metadata()).toMatchObject({ width: 500, height: 1000 })
  expect(await sharp(small).metadata()).toMatchObject({ width: 240, height: 480 })
})

it('removes all metadata: no location, no camera, no comment', async () => {
  const photo = await plain(60, 40)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera', Copyright: 'Ana' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .toBuffer()
  expect(await sharp(photo).metadata()).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer) })
  const { full, small } = await prepared(photo)
  for (const picture of [full, small]) {
    const { exif, xmp, iptc, icc, comments } = await sharp(picture).metadata()
    expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined])
  }
})

it('keeps the first frame of an animation', async () => {
  const frames = [red, { r: 0, g: 0, b: 255 }].map(({ r, g, b }) =>
    Buffer.concat(Array<Buffer>(100).fill(Buffer.from([r, g, b]))),
  )
  const moving = sharp(Buffer.concat(frames), { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
  const gif = await moving.gif().toBuffer()
  expect((await sharp(gif).metadata()).pages).toBe(2)
  const { full } = await prepared(gif)
  expect(await sharp(full).metadata()).toMatchObject({ width: 10, height: 10 })
  expect((await middle(full)).slice(0, 3)).toEqual(like([250, 20, 30]))
})

it('keeps transparency', async () => {
  const { full } = await prepared(plain(20, 20, { ...red, alpha: 0.5 }).png())
  expect((await middle(full))[3]).toBe(128)
})

it.each([
  [
    'a picture for print',
    plain(50, 50, 'rgb(150,110,90)').removeAlpha().toColourspace('cmyk').jpeg(),
    [150, 110, 90],
  ],
  ['a picture with sixteen bits', plain(50, 50).toColourspace('rgb16').png(), [250, 20, 30]],
  ['a picture in greys', plain(50, 50, 'rgb(90,90,90)').removeAlpha().greyscale().png(), [90, 90, 90]],
  ['a picture with wide colours', plain(50, 50).removeAlpha().withIccProfile('p3').jpeg(), [250, 20, 30]],
])('keeps the colours of %s', async (_case, picture, color) => {
  const { full } = await prepared(picture)
  expect((await middle(full)).slice(0, 3)).toEqual(like(color))
})

async function refusal(bytes: Buffer): Promise<AppError> {
  const error: unknown = await prepared(bytes).catch((thrown: unknown) => thrown)
  if (error instanceof AppError) return error
  throw new Error('it was taken')
}

it('refuses a small file that decompresses to gigabytes', async () => {
  const png = await plain(1, 1).png().toBuffer()
  // Width and height are in the header (PNG specification, section 11.2.1), which has a checksum.
  png.writeUInt32BE(10_000, 16)
  png.writeUInt32BE(10_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  expect(await refusal(png)).toMatchObject({
    status: 413,
    message: '"room.jpg" has too many pixels. A picture may have at most 50 million.',
    sentences: [refusedFile('pixels', 'room.jpg')],
  })
})

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)

it.each([
  ['SVG', () => svg],
  ['TIFF', () => plain(9, 9).tiff().toBuffer()],
  ['a truncated picture', async () => (await plain(500, 500).jpeg().toBuffer()).subarray(0, 700)],
  ['a picture with a header only', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['an empty file', () => Buffer.alloc(0)],
])('never decodes %s', async (_case, made) => {
  expect(await refusal(await made())).toMatchObject({
    status: 415,
    message: '"room.jpg" is damaged or not a picture that can be read.',
    sentences: [refusedFile('damaged', 'room.jpg')],
  })
})
