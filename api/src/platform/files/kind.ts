/** What a file is by its content; its name says nothing. */
export type Kind = 'picture' | 'pdf' | 'heic' | 'other'

/** Brands of ISO media files (ISO/IEC 14496-12, section 4.3) that are pictures which browsers do not show. */
const heicBrands = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/

/** How much of both ends of a file tells its kind, in bytes. */
export const tellingBytes = 2048

/**
 * Judges a file by both its ends.
 * @param bytes its first {@link tellingBytes}, or all
 * @param last its last {@link tellingBytes}, or all
 */
export function kindOf(bytes: Buffer, last = bytes): Kind {
  const begins = (signature: string) => bytes.subarray(0, signature.length).toString('latin1') === signature
  if (begins('\xff\xd8\xff') || begins('\x89PNG\r\n\x1a\n') || begins('GIF87a') || begins('GIF89a'))
    return 'picture'
  if (begins('RIFF') && bytes.subarray(8, 12).toString('latin1') === 'WEBP') return 'picture'
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp') {
    const brands = bytes.subarray(8, 64).toString('latin1')
    if (/avi[fs]/.test(brands)) return 'picture'
    if (heicBrands.test(brands.slice(0, 4))) return 'heic'
  }
  // Readers accept a little before the header (ISO 32000-1, annex H, note 13); a file that ends nowhere is cut off.
  const isPdf = bytes.subarray(0, 1024).includes('%PDF-') && last.subarray(-tellingBytes).includes('%%EOF')
  return isPdf ? 'pdf' : 'other'
}
