import * as v from 'valibot'
import { Allowance, BudgetEntry } from './budgets'
import { defineCall, rights } from './call'
import { Email, Id, requiredText } from './fields'
import { HistoryEntry, RulesEntry } from './history'
import { Change, Finding, Live, RemoteName, VersionNumber } from './live'
import { limits } from './limits'
import { Origin, Origins } from './origin'
import { ProofSummary } from './proofs'
import { ProvenanceEnvelope } from './provenance'
import { Changed, changeFailures, json, list, Revision, why } from './registry-fields'
import { RemoteSection } from './remote-section'
import { Rules } from './rules'
import { KeyList, KeySignature } from './team-keys'

/** The version of the contract. A remote's record names the version it was built against. */
export const contractVersion = '0.1.0'

/** A published version in a list. */
const Published = v.object({ version: VersionNumber, at: v.string(), who: v.string() })

export const RegistryStatus = v.object({
  revision: v.number(),
  environment: v.string(),
  shell: v.string(),
  contract: v.string(),
  /** What this environment demands of versions; absent from older services. */
  rules: v.optional(Rules),
  /** The limits that are set for every remote; absent from older services. */
  limits: v.optional(v.array(Allowance)),
  /** The public key of this site, which verifies its proofs; absent from older services. */
  key: v.optional(v.string()),
  remotes: v.array(
    v.object({
      name: RemoteName,
      /** From the record of the current version, else of the newest one; absent in older records. */
      section: v.optional(RemoteSection),
      /** Absent until a version is promoted in this environment. */
      live: v.optional(Live),
      /** The newest published versions, newest first. */
      published: v.array(Published),
      /** The origins of the live and published versions; absent from older services. */
      origins: v.optional(Origins),
      /** The proofs of these versions, those that count first. A version without any is absent. */
      proofs: v.optional(v.record(VersionNumber, v.array(ProofSummary))),
      /** The keys of its team; absent if it has none, and from older services. Its versions must then be signed. */
      keys: v.optional(KeyList),
      /** The name of the team's key that signed each of these versions. A version without a valid signature is absent. */
      signers: v.optional(v.record(VersionNumber, v.string())),
      /** What its owners allow instead of the usual limits; absent from older services. */
      allowed: v.optional(v.array(Allowance)),
    }),
  ),
})
export type RegistryStatus = v.InferOutput<typeof RegistryStatus>

export const registryStatus = defineCall({
  path: '/api/registryStatus',
  summary: 'The live versions of every remote, and the published ones',
  login: 'operator',
  right: 'read',
  convention: 'truthy',
  request: v.object({}),
  success: RegistryStatus,
  failures: {},
})

export const registryHistory = defineCall({
  path: '/api/registryHistory',
  summary: 'The changes, newest first: of one remote or of all, optionally before a revision',
  login: 'operator',
  right: 'read',
  convention: 'truthy',
  request: v.object({ remote: v.optional(RemoteName), before: v.optional(Revision), most: v.optional(Id) }),
  success: v.array(HistoryEntry),
  meta: v.object({
    /** The changes of the rules between these changes; absent from older services, and in the history of one remote. */
    rules: v.optional(v.array(RulesEntry)),
    /** The changes of budgets between these changes; absent from older services. */
    budgets: v.optional(v.array(BudgetEntry)),
  }),
  failures: {},
})

export const changeRegistry = defineCall({
  path: '/api/changeRegistry',
  summary: 'Change what is live, based on the revision that the caller saw',
  login: 'operator',
  // The change itself determines the required right.
  right: 'read',
  convention: 'truthy',
  request: v.object({ change: json(limits.change, Change), revision: Revision, why }),
  success: Changed,
  failures: changeFailures,
})

export const undoChange = defineCall({
  path: '/api/undoChange',
  summary: 'Undo one revision and no later one',
  login: 'operator',
  right: 'read',
  convention: 'truthy',
  request: v.object({ undo: Id, revision: Revision, why }),
  success: Changed,
  failures: changeFailures,
})

export const checkRemote = defineCall({
  path: '/api/checkRemote',
  summary: 'Whether a published version fits what is live, rule by rule',
  login: 'operator',
  right: 'read',
  convention: 'truthy',
  request: v.object({ remote: RemoteName, version: VersionNumber }),
  success: v.array(Finding),
  failures: {},
})

export const publishVersion = defineCall({
  path: '/api/publishVersion',
  summary: 'Upload a built version: its record and every file the record names, all or nothing',
  login: 'operator',
  right: 'publish',
  convention: 'truthy',
  // The registry's own schema checks the record. The build writes it in NFC, so its length is checked as sent.
  request: v.object({
    record: v.pipe(
      v.string('is missing'),
      v.maxLength(limits.recordCharacters, `must be at most ${limits.recordCharacters} characters long`),
      requiredText(limits.recordCharacters),
    ),
    /** Where it comes from, if the publisher knows. It is not part of the version. */
    origin: v.optional(json(limits.origin, Origin)),
    /** The signatures of its team. A remote whose team has keys accepts no version without one. */
    signatures: v.optional(
      json(
        limits.versionSignatures * 200,
        v.pipe(v.array(KeySignature), v.maxLength(limits.versionSignatures)),
      ),
    ),
    /** From which commit and by which system it was built. A team can demand it. */
    provenance: v.optional(json(limits.provenance, ProvenanceEnvelope)),
  }),
  files: { field: 'file', most: limits.versionFiles },
  success: v.object({ remote: RemoteName, version: VersionNumber, findings: v.array(Finding) }),
  failures: {
    /** This version is already published with other files. A version never changes. */
    exists: 1,
    /** A file is missing or does not match its hash. The message names it. */
    refused: 2,
  },
})

export const overrideLink = defineCall({
  path: '/api/overrideLink',
  summary: 'Create a link that shows one visitor a published version that is not live',
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
  summary: 'Grant or revoke a member’s operator role',
  login: 'operator',
  right: 'grant',
  convention: 'truthy',
  request: v.object({ email: Email, granted: v.optional(v.picklist(['yes', 'no']), 'yes') }),
  success: v.object({ email: v.string(), operator: v.boolean() }),
  failures: { unknownEmail: 1 },
})

/** A change of who may change the registry. */
export const AccessChange = v.object({
  at: v.string(),
  who: v.string(),
  kind: v.picklist(['operator', 'token']),
  /** The email of an operator, or the name of a token. */
  subject: v.string(),
  /** Whether the role was granted or the token created; otherwise it was revoked. */
  granted: v.boolean(),
  /** Of a token; empty for an operator. */
  rights: v.array(v.picklist(rights)),
  /** Of a token. Empty means all remotes. */
  remotes: v.array(v.string()),
  expires: v.nullable(v.string()),
})
export type AccessChange = v.InferOutput<typeof AccessChange>

/** Who may change the registry. */
export const registryAccess = defineCall({
  path: '/api/registryAccess',
  summary: 'The operators and the command-line tokens, and the newest changes of both',
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
        /** Empty means all remotes. */
        remotes: v.array(v.string()),
        expires: v.nullable(v.string()),
      }),
    ),
    /** The newest changes, newest first; absent from older services. */
    changes: v.optional(v.array(AccessChange)),
  }),
  failures: {},
})

export const createToken = defineCall({
  path: '/api/createToken',
  summary: 'Create a command-line token with limited rights; it is shown once',
  login: 'operator',
  right: 'grant',
  convention: 'truthy',
  request: v.object({
    name: requiredText(limits.name),
    rights: v.pipe(
      list(v.picklist(rights, `must be one or more of ${rights.join(', ')}`)),
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
  summary: 'Revoke a command-line token',
  login: 'operator',
  right: 'grant',
  convention: 'truthy',
  request: v.object({ name: requiredText(limits.name) }),
  success: v.optional(v.null()),
  failures: { unknown: 1 },
})
