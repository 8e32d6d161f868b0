import { Live, RemoteName, RemoteRoute, RemoteSection, VersionNumber } from '@within-reach/contract'
import * as v from 'valibot'
import { CallsUsed } from './calls/record-schema'

const FileName = v.pipe(v.string(), v.regex(/^[\w.-]+$/))
/** A hash as browsers check it (W3C Subresource Integrity, section 3.2). */
const Integrity = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/))

const Bytes = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Files by name, each with its integrity and its size in bytes, also as brotli compresses it (RFC 7932). */
export const HashedFiles = v.record(
  FileName,
  v.object({ integrity: Integrity, bytes: Bytes, brotli: v.optional(Bytes) }),
)
export type HashedFiles = v.InferOutput<typeof HashedFiles>

/** What a remote's build writes beside its files, and what publishing keeps. A version is never changed. */
export const RemoteVersion = v.object({
  name: RemoteName,
  version: VersionNumber,
  /** How operators see it; absent in older records. */
  section: v.optional(RemoteSection),
  /** The global that the entry script defines. */
  container: v.string(),
  entry: FileName,
  /** Which of the files holds what stands in its pages before its scripts have come (`EarlyPages` of the contract). */
  early: v.optional(FileName),
  files: HashedFiles,
  /** Per exposed module, the files and the shared modules that are loaded before it can run. */
  exposes: v.record(
    v.string(),
    v.object({
      js: v.array(FileName),
      css: v.array(FileName),
      shared: v.optional(v.array(v.string())),
    }),
  ),
  /** The ranges of the shared modules that its build takes from the shell, as its manifest states them. */
  shared: v.record(v.string(), v.string()),
  /** The versions of these modules that it was built and tested with; absent in older records. */
  resolved: v.optional(v.record(v.string(), v.string())),
  /** The calls that its build contains; absent in older records. */
  calls: v.optional(CallsUsed),
  /** The paths of the pages that its build contains; absent where the build could not tell, as in older records. */
  pages: v.optional(v.array(v.string())),
  /** The version of the calls that it was built against. */
  contract: v.string(),
  requires: v.object({ shell: v.string() }),
  routes: v.array(RemoteRoute),
})
export type RemoteVersion = v.InferOutput<typeof RemoteVersion>

/** A version as the registry keeps it: with the integrity of the record's own bytes, so that it can be fetched later. */
export const PublishedVersion = v.object({ ...RemoteVersion.entries, recordIntegrity: Integrity })
export type PublishedVersion = v.InferOutput<typeof PublishedVersion>

/** One remote: what is live of it, per environment, and the records of those versions. */
export const RemoteEntry = v.pipe(
  v.object({
    versions: v.record(VersionNumber, PublishedVersion),
    environments: v.record(v.string(), Live),
  }),
  v.check(
    ({ versions, environments }) =>
      Object.values(environments).every((live) =>
        versionsOf(live).every((version) => versions[version] !== undefined),
      ),
    'names a version that is not published',
  ),
)
export type RemoteEntry = v.InferOutput<typeof RemoteEntry>

/** What is live. */
export const RegistryDocument = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  remotes: v.record(RemoteName, RemoteEntry),
})
export type RegistryDocument = v.InferOutput<typeof RegistryDocument>

/** The versions that somebody may get while this is live. */
export const versionsOf = ({ current, lastGood, canary }: Live): string[] =>
  [current, lastGood, canary?.version].filter((version) => version !== undefined)

/** A document in which nothing is published yet. */
export const emptyDocument: RegistryDocument = { revision: 0, remotes: {} }

/**
 * Reads a document and leaves out what is wrong in it, so that one bad entry costs its own remote only.
 * @param value the parsed JSON, not trusted
 * @returns the document, and per remote that was left out why
 * @throws Error where the whole is no document
 */
export function readDocument(value: unknown): {
  document: RegistryDocument
  leftOut: Record<string, string>
} {
  const { revision, remotes } = v.parse(
    v.object({ revision: RegistryDocument.entries.revision, remotes: v.record(v.string(), v.unknown()) }),
    value,
  )
  const document: RegistryDocument = { revision, remotes: {} }
  const leftOut: Record<string, string> = {}
  for (const [name, entry] of Object.entries(remotes)) {
    const read = v.safeParse(RemoteEntry, entry)
    if (read.success && v.is(RemoteName, name)) document.remotes[name] = read.output
    else leftOut[name] = read.success ? 'is no name of a remote' : v.summarize(read.issues)
  }
  return { document, leftOut }
}
