import {
  Allowance,
  Live,
  RemoteName,
  RemoteRoute,
  RemoteSection,
  Rules,
  VersionNumber,
} from '@within-reach/contract'
import * as v from 'valibot'
import { CallsUsed } from './calls/record-schema'

const FileName = v.pipe(v.string(), v.regex(/^[\w.-]+$/))
/** A Subresource Integrity hash (W3C, section 3.2). */
const Integrity = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/))

const Bytes = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Files by name, with integrity and size in bytes, uncompressed and with brotli (RFC 7932). */
export const HashedFiles = v.record(
  FileName,
  v.object({ integrity: Integrity, bytes: Bytes, brotli: v.optional(Bytes) }),
)
export type HashedFiles = v.InferOutput<typeof HashedFiles>

/** The files that a module loads before it can run, the shared modules that it takes from the shell, and what it exports. */
const ExposedFiles = v.object({
  js: v.array(FileName),
  css: v.array(FileName),
  shared: v.optional(v.array(v.string())),
  /** The names that an exposed module exports; absent in older records, or if the build does not know them. */
  exports: v.optional(v.array(v.string())),
})
export type ExposedFiles = v.InferOutput<typeof ExposedFiles>

/** The record that a remote's build writes and publishing stores. A version never changes. */
export const RemoteVersion = v.object({
  name: RemoteName,
  version: VersionNumber,
  /** How the console presents the remote; absent in older records. */
  section: v.optional(RemoteSection),
  /** The global variable that the entry script defines. */
  container: v.string(),
  entry: FileName,
  /** The file with the prerendered pages (`PrerenderedPages` of the contract). Published records have this name, so it stays. */
  early: v.optional(FileName),
  files: HashedFiles,
  exposes: v.record(v.string(), ExposedFiles),
  /**
   * What is largest in each script and style, by file: packages, and files of the remote by their path in its folder. The sizes
   * are their shares of the compressed file, in bytes. Absent in older records.
   */
  contents: v.optional(v.record(FileName, v.array(v.object({ name: v.string(), brotli: Bytes })))),
  /** By path, the files that a page needs in addition to `./pages`, if its screen has its own chunk; absent in older records. */
  screens: v.optional(v.record(v.string(), ExposedFiles)),
  /** The version ranges of the shared modules that it takes from the shell, from its manifest. */
  shared: v.record(v.string(), v.string()),
  /** The versions of these modules that it was built and tested with; absent in older records. */
  resolved: v.optional(v.record(v.string(), v.string())),
  /** The exports of these modules that it uses, as far as its build knows them; absent in older records. */
  uses: v.optional(v.record(v.string(), v.array(v.string()))),
  /** The calls in its build; absent in older records. */
  calls: v.optional(CallsUsed),
  /** The paths of the pages in its build; absent if unknown, as in older records. */
  pages: v.optional(v.array(v.string())),
  /** The contract version that it was built against. */
  contract: v.string(),
  requires: v.object({ shell: v.string() }),
  routes: v.array(RemoteRoute),
})
export type RemoteVersion = v.InferOutput<typeof RemoteVersion>

/** A published version: its record with the record's own integrity, so that pages can fetch it. */
export const PublishedVersion = v.object({ ...RemoteVersion.entries, recordIntegrity: Integrity })
export type PublishedVersion = v.InferOutput<typeof PublishedVersion>

/** One remote: its live state by environment, and the records of those versions. */
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

/** The state of the registry. */
export const RegistryDocument = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  remotes: v.record(RemoteName, RemoteEntry),
  /** What the environment demands of versions; absent if nobody has set any rule. */
  rules: v.optional(Rules),
  /** What is allowed instead of the usual limits, by remote; under `all`, the limits that are usual at this site. */
  allowed: v.optional(v.record(v.string(), v.array(Allowance))),
})
export type RegistryDocument = v.InferOutput<typeof RegistryDocument>

/** The versions that a visitor may get in this state. */
export const versionsOf = ({ current, lastGood, canary }: Live): string[] =>
  [current, lastGood, canary?.version].filter((version) => version !== undefined)

/** The initial document: nothing is published. */
export const emptyDocument: RegistryDocument = { revision: 0, remotes: {} }

/** The rules if they cannot be parsed: nothing new goes live until somebody has corrected them. */
const strictestRules: Rules = { demandProof: true, trusted: [] }

/**
 * Parses a document and drops invalid entries, so that one bad entry affects only its own remote.
 * @param value the parsed JSON, untrusted
 * @returns the document, and the reason for each dropped remote, for `rules`, or for the `budgets of` a remote
 * @throws Error if the value is not a document at all
 */
export function readDocument(value: unknown): {
  document: RegistryDocument
  leftOut: Record<string, string>
} {
  const {
    revision,
    remotes,
    rules,
    allowed = {},
  } = v.parse(
    v.object({
      revision: RegistryDocument.entries.revision,
      remotes: v.record(v.string(), v.unknown()),
      rules: v.optional(v.unknown()),
      allowed: v.optional(v.record(v.string(), v.unknown())),
    }),
    value,
  )
  const document: RegistryDocument = { revision, remotes: {} }
  const leftOut: Record<string, string> = {}
  if (rules !== undefined) {
    const read = v.safeParse(Rules, rules)
    document.rules = read.success ? read.output : strictestRules
    if (!read.success) leftOut.rules = v.summarize(read.issues)
  }
  // A list that cannot be parsed leaves the usual limits, which nobody has to allow.
  const budgets = Object.entries(allowed).flatMap(([name, list]) => {
    const read = v.safeParse(v.array(Allowance), list)
    if (!read.success) leftOut[`budgets of ${name}`] = v.summarize(read.issues)
    return read.success ? [[name, read.output] as const] : []
  })
  if (budgets.length > 0) document.allowed = Object.fromEntries(budgets)
  for (const [name, entry] of Object.entries(remotes)) {
    const read = v.safeParse(RemoteEntry, entry)
    if (read.success && v.is(RemoteName, name)) document.remotes[name] = read.output
    else leftOut[name] = read.success ? 'is not the name of a remote' : v.summarize(read.issues)
  }
  return { document, leftOut }
}
