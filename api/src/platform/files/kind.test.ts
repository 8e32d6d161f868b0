import { kindOf } from './kind'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const isoMedia = (...brands: string[]) =>
  bytes(`\0\0\0\x20ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}\0\0\0\x08meta`)

it.each([
  ['picture', 'JPEG', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['picture', 'PNG', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['picture', 'WebP', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ['picture', 'GIF of 1987', bytes('GIF87a\x01\0')],
  ['picture', 'GIF of 1989', bytes('GIF89a\x01\0')],
  ['picture', 'AVIF', isoMedia('avif', 'mif1', 'miaf')],
  ['picture', 'AVIF that names the general brand first', isoMedia('mif1', 'avif', 'miaf')],
  ['picture', 'moving AVIF', isoMedia('avis', 'msf1')],
  ['heic', 'HEIC', isoMedia('heic', 'mif1')],
  ['heic', 'HEIC that names the general brand first', isoMedia('mif1', 'heic')],
  ['heic', 'HEIC with ten bits', isoMedia('heix', 'mif1')],
  ['pdf', 'PDF', bytes('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n')],
  ['pdf', 'PDF with a few bytes before its header', bytes('\xef\xbb\xbf\n%PDF-1.4\n%%EOF')],
  ['other', 'truncated PDF', bytes('%PDF-1.7\n1 0 obj\n')],
  ['other', 'PDF whose header is too late', Buffer.concat([Buffer.alloc(1024), bytes('%PDF-1.7\n%%EOF')])],
  ['other', 'film', isoMedia('isom', 'mp42')],
  ['other', 'sound', bytes('RIFF\x10\0\0\0WAVEfmt ')],
  ['other', 'SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['other', 'page', bytes('<!doctype html><script>alert(1)</script>')],
  ['other', 'TIFF', bytes('II*\0\x08\0\0\0')],
  ['other', 'program', bytes('MZ\x90\0')],
  ['other', 'empty file', Buffer.alloc(0)],
])('detects as %s: %s', (kind, _name, content) => {
  expect(kindOf(content)).toBe(kind)
})
