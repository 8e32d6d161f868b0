import { createHash } from 'node:crypto'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))

/** A part of a table: a file of the archive, compressed by gzip, in the text format of PostgreSQL's COPY. */
const Part = v.object({ name: v.string(), rows: count, bytes: count, sha256: hash })

const Manifest = v.object({
  format: v.literal(1),
  /** The moment of the snapshot. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The version of the PostgreSQL server. */
  postgresql: v.string(),
  /** The schema: the migrations that ran, with their checksums. */
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()), parts: v.array(Part) })),
  /** The last value of each sequence that was used. */
  sequences: v.array(v.object({ name: v.string(), value: v.string() })),
  /** With the hash of each file as it is in the backup: in a folder it may be encrypted, in an exported archive it is not. */
  uploads: v.array(v.object({ key: v.string(), sha256: hash })),
  /** Uploads that posts name, and that the store did not have. */
  missing: v.array(v.string()),
})

/** The table of contents of a backup. */
export type Manifest = v.InferOutput<typeof Manifest>
export type TableRecord = Manifest['tables'][number]
export type Upload = Manifest['uploads'][number]

/** The name of the manifest in an archive. It is the last file. */
export const manifestName = 'manifest.json'
/** The name of an upload in an archive. */
export const uploadName = (key: string): string => `files/${key}`

export const manifestBytes = (manifest: Manifest): Buffer =>
  Buffer.from(`${JSON.stringify(manifest, undefined, 1)}\n`)

/** @throws Error if it is of another format */
export function readManifest(bytes: Buffer): Manifest {
  const found = v.safeParse(Manifest, JSON.parse(bytes.toString('utf8')))
  if (found.success) return found.output
  throw new Error('This backup has a format that this release does not know. Use the release that wrote it.')
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

export const rowsOf = (manifest: Pick<Manifest, 'tables'>): number =>
  manifest.tables.reduce((sum, { parts }) => sum + parts.reduce((rows, part) => rows + part.rows, 0), 0)
