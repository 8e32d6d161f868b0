import sharp from 'sharp'

/** A PNG with many coloured rectangles, which has a look of its own. */
export async function drawnPicture(): Promise<Buffer> {
  const rectangles = Array.from({ length: 14 }, (_, at) => {
    const colour = `hsl(${at * 67} 70% ${20 + ((at * 31) % 60)}%)`
    return `<rect x="${(at * 137) % 820}" y="${(at * 211) % 520}" width="160" height="90" fill="${colour}"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#eee"/>${rectangles.join('')}</svg>`
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  const png = await sharp(Buffer.from(drawing)).png().toBuffer()
  sharp.block({ operation: ['VipsForeignLoadSvg'] })
  return png
}

/** The same picture in another size and format. */
export const smallerJpeg = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(480).jpeg({ quality: 60 }).toBuffer()
