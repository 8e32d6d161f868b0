/** The type of a file, detected from its content; its name is ignored. */
export type Kind = 'picture' | 'pdf' | 'heic' | 'other'

/** Brands of ISO media files (ISO/IEC 14496-12, section 4.3) for pictures that browsers do not show. */
const heicBrands = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/

/** The bytes at both ends of a file that determine its type. */
export const signatureBytes = 2048

/**
 * Detects the type of a file from both its ends.
 * @param bytes its first {@link signatureBytes}, or all
 * @param last its last {@link signatureBytes}, or all
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
  // Readers accept a few bytes before the header (ISO 32000-1, annex H, note 13). A file without a trailer is truncated.
  const isPdf = bytes.subarray(0, 1024).includes('%PDF-') && last.subarray(-signatureBytes).includes('%%EOF')
  return isPdf ? 'pdf' : 'other'
}
