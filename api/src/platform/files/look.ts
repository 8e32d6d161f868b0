import sharp from 'sharp'

const columns = 9
const rows = 8
/** A hash with fewer set or unset bits is of a plain area, which is like any other. */
const fewestBits = 6

/**
 * A difference hash: whether each of 8 × 8 cells is brighter than its right neighbour. The same picture in another size, format
 * or quality differs in few bits.
 * @returns 64 binary digits; undefined if the picture has too little structure to be recognised
 */
export async function lookOf(picture: Buffer): Promise<string | undefined> {
  const pixels = await sharp(picture).greyscale().resize(columns, rows, { fit: 'fill' }).raw().toBuffer()
  let bits = ''
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column + 1 < columns; column += 1) {
      const at = row * columns + column
      bits += (pixels[at] ?? 0) > (pixels[at + 1] ?? 0) ? '1' : '0'
    }
  const set = bits.replaceAll('0', '').length
  return set < fewestBits || set > bits.length - fewestBits ? undefined : bits
}
