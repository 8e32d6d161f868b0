import { createHash } from 'node:crypto'
import type { RemoteVersion } from '@within-reach/registry'

/** A version, as a build writes it. */
export interface BuiltVersion {
  readonly name: string
  readonly version: string
  /** The text of its record.json. */
  readonly record: string
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[]
}

/**
 * Creates a version of a remote with one page.
 * @param version its number
 * @param more differences in its record
 */
export function buildVersion(version = '1.0.0', more: Partial<RemoteVersion> = {}): BuiltVersion {
  const name = more.name ?? 'mfe-events'
  const contents = {
    'entry.js': `globalThis.${name.replaceAll('-', '_')} = '${version}'\n`.repeat(50),
    'pages.0123456789.js': 'export const pages = []\n',
    'pages.0123456789.css': '.page { color: red }\n',
  }
  const files = Object.entries(contents).map(([file, text]) => ({ name: file, bytes: Buffer.from(text) }))
  const record: RemoteVersion = {
    name,
    version,
    container: name.replaceAll('-', '_'),
    entry: 'entry.js',
    files: Object.fromEntries(
      files.map(({ name: file, bytes }) => [file, { integrity: sha384(bytes), bytes: bytes.length }]),
    ),
    exposes: { './pages': { js: ['pages.0123456789.js'], css: ['pages.0123456789.css'] } },
    shared: {},
    contract: '0.1.0',
    requires: { shell: '^0.1.0' },
    routes: [{ path: '/events', title: { en: 'Events', ko: '행사' } }],
    ...more,
  }
  return { name, version, record: `${JSON.stringify(record, undefined, 2)}\n`, files }
}

/** The hash of a file, as in a record. */
export const sha384 = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
