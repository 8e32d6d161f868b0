import * as v from 'valibot'
import { defineCall, rights } from './call'
import { Email, fromDigits, Id, requiredText } from './fields'
import { Change, Finding, HistoryEntry, Live, RemoteName, VersionNumber } from './live'
import { limits } from './limits'
import { RemoteSection } from './remote-section'

/** The version of the calls: remotes state which one they were built against. */
export const contractVersion = '0.1.0'

/** Text that holds JSON of a shape. */
const json = <Schema extends v.GenericSchema>(most: number, schema: Schema) =>
  v.pipe(requiredText(most), v.parseJson(undefined, 'must be JSON'), schema)

/** Revisions count from 0. */
const Revision = v.pipe(
  v.union([v.string(), v.number()], 'is missing'),
  v.transform(fromDigits),
  v.integer('must be a whole number'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(2_147_483_647, 'is too large'),
)
const why = requiredText(limits.reason)

/** A published version, as lists of them show it. */
const Published = v.object({ version: VersionNumber, at: v.string(), who: v.string() })

export const RegistryStatus = v.object({
  revision: v.number(),
  environment: v.string(),
  shell: v.string(),
  contract: v.string(),
  remotes: v.array(
    v.object({
      name: RemoteName,
      /** As the record of its current version says, else of its newest one; absent where that record is an older one. */
      section: v.optional(RemoteSection),
      /** Absent while nothing of it was promoted here. */
      live: v.optional(Live),
      /** The newest published versions, newest first. */
      published: v.array(Published),
    }),
  ),
})
export type RegistryStatus = v.InferOutput<typeof RegistryStatus>

export const registryStatus = defineCall({
  path: '/api/registryStatus',
  summary: 'What is live of every remote, and what is published',
  login: 'operator',
  right: 'read',
  convention: 'truthy',
  request: v.object({}),
  success: RegistryStatus,
  failures: {},
})

export const registryHistory = defineCall({
  path: '/api/registryHistory',
  summary: 'The changes, newest first: of one remote or of all, before a revision or up to now',
  login: 'operator',
  right: 'read',
  convention: 'truthy',
  request: v.object({ remote: v.optional(RemoteName), before: v.optional(Revision), most: v.optional(Id) }),
  success: v.array(HistoryEntry),
  failures: {},
})

const changeFailures = {
  /** The registry is at another revision than the one that the change was made from; the message shows both sides. */
  stale: 1,
  /** It cannot be made; the message says why. */
  refused: 2,
} as const

/** The new revision. */
const Changed = v.object({ revision: v.number() })

export const changeRegistry = defineCall({
  path: '/api/changeRegistry',
  summary: 'Change what is live, from the revision that was looked at',
  login: 'operator',
  // The change itself says which right it needs.
  right: 'read',
  convention: 'truthy',
  request: v.object({ change: json(limits.change, Change), revision: Revision, why }),
  success: Changed,
  failures: changeFailures,
})

export const undoChange = defineCall({
  path: '/api/undoChange',
  summary: 'Take back what one revision changed, and nothing that came after it',
  login: 'operator',
  right: 'read',
  convention: 'truthy',
  request: v.object({ undo: Id, revision: Revision, why }),
  success: Changed,
  failures: changeFailures,
})

export const checkRemote = defineCall({
  path: '/api/checkRemote',
  summary: 'Whether a published version can go live beside what is live, rule by rule',
  login: 'operator',
  right: 'read',
  convention: 'truthy',
  request: v.object({ remote: RemoteName, version: VersionNumber }),
  success: v.array(Finding),
  failures: {},
})

export const publishVersion = defineCall({
  path: '/api/publishVersion',
  summary: 'Upload a built version: its record and every file that the record names, all or nothing',
  login: 'operator',
  right: 'publish',
  convention: 'truthy',
  // The record's own schema is the registry's. It is built in NFC, so its length is checked as it was sent.
  request: v.object({
    record: v.pipe(
      v.string('is missing'),
      v.maxLength(limits.recordCharacters, `must be at most ${limits.recordCharacters} characters long`),
      requiredText(limits.recordCharacters),
    ),
  }),
  files: { field: 'file', most: limits.versionFiles },
  success: v.object({ remote: RemoteName, version: VersionNumber, findings: v.array(Finding) }),
  failures: {
    /** This version is published already, with other files: a version is never changed. */
    exists: 1,
    /** A file is missing or is not what its hash says; the message names it. */
    refused: 2,
  },
})

export const overrideLink = defineCall({
  path: '/api/overrideLink',
  summary: 'A link that shows one visitor a published version that is not live',
  login: 'operator',
  right: 'preview',
  convention: 'truthy',
  request: v.object({
    remote: RemoteName,
    version: VersionNumber,
    hours: v.optional(v.pipe(Id, v.maxValue(24 * 30, 'must be at most 720')), 24),
  }),
  success: v.object({ url: v.string(), until: v.string() }),
  failures: {},
})

export const grantOperator = defineCall({
  path: '/api/grantOperator',
  summary: 'Make a member an operator, or no longer one',
  login: 'operator',
  right: 'grant',
  convention: 'truthy',
  request: v.object({ email: Email, granted: v.optional(v.picklist(['yes', 'no']), 'yes') }),
  success: v.object({ email: v.string(), operator: v.boolean() }),
  failures: { unknownEmail: 1 },
})

/** Who may change the registry. */
export const registryAccess = defineCall({
  path: '/api/registryAccess',
  summary: 'The operators, and the tokens of the command line',
  login: 'operator',
  right: 'grant',
  convention: 'truthy',
  request: v.object({}),
  success: v.object({
    operators: v.array(v.object({ email: v.string(), at: v.string(), who: v.string() })),
    tokens: v.array(
      v.object({
        name: v.string(),
        rights: v.array(v.picklist(rights)),
        /** Empty for all remotes. */
        remotes: v.array(v.string()),
        expires: v.nullable(v.string()),
      }),
    ),
  }),
  failures: {},
})

/** Names in one field, with commas between them. */
const list = <Schema extends v.GenericSchema<string, string>>(item: Schema) =>
  v.pipe(
    v.string('is missing'),
    v.maxLength(limits.list, `must be at most ${limits.list} characters long`),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
    v.array(item),
  )

export const createToken = defineCall({
  path: '/api/createToken',
  summary: 'Make a token of limited rights for the command line; it is shown once',
  login: 'operator',
  right: 'grant',
  convention: 'truthy',
  request: v.object({
    name: requiredText(limits.name),
    rights: v.pipe(
      list(v.picklist(rights, `must be some of ${rights.join(', ')}`)),
      v.minLength(1, 'must name at least one right'),
    ),
    remotes: v.optional(list(RemoteName), ''),
    days: v.optional(v.pipe(Id, v.maxValue(3650, 'must be at most 3650'))),
  }),
  success: v.object({ token: v.string() }),
  failures: { exists: 1 },
})

export const revokeToken = defineCall({
  path: '/api/revokeToken',
  summary: 'End a token of the command line',
  login: 'operator',
  right: 'grant',
  convention: 'truthy',
  request: v.object({ name: requiredText(limits.name) }),
  success: v.optional(v.null()),
  failures: { unknown: 1 },
})
