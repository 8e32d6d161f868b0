import * as v from 'valibot'
import { defineCall } from './call'
import { visibleText } from './fields'
import { limits } from './limits'
import { RemoteName } from './live'
import { ProvenanceRule } from './provenance'
import { json, why } from './registry-fields'

const Timestamp = v.pipe(
  v.string('is missing'),
  v.isoTimestamp('must be a time, such as 2026-03-01T08:00:00Z'),
)

/** A public Ed25519 key (32 bytes, RFC 8032) in base64. */
export const TeamPublicKey = v.pipe(
  v.string('is missing'),
  v.regex(/^[A-Za-z0-9+/]{43}=$/, 'must be a public key, as "registry key create" prints it'),
)

/** An Ed25519 signature with the key that verifies it. */
export const KeySignature = v.object({
  key: TeamPublicKey,
  signature: v.pipe(
    v.string('is missing'),
    v.regex(/^[A-Za-z0-9+/]{86}==$/, 'must be a signature in base64'),
  ),
})
export type KeySignature = v.InferOutput<typeof KeySignature>

/** What a key may sign: versions, or versions and the list of keys. */
export const keyRoles = ['publisher', 'owner'] as const

/** One key of a team. */
export const TeamKey = v.object({
  /** Whose key it is, such as a person or a CI. */
  name: visibleText(limits.name),
  key: TeamPublicKey,
  role: v.picklist(keyRoles, `must be one of ${keyRoles.join(', ')}`),
  /** From then on it signs nothing more; what it has signed before stays valid. */
  until: v.optional(Timestamp),
})
export type TeamKey = v.InferOutput<typeof TeamKey>

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length

/** The keys of a remote's team. A list is never changed: the next one replaces it. */
export const KeyList = v.pipe(
  v.object({
    remote: RemoteName,
    /** Counts the lists of this remote from 1, so that a list cannot be replaced by an earlier one. */
    number: v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(1)),
    /** How many owners must sign the next list. */
    threshold: v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(1)),
    keys: v.pipe(v.array(TeamKey), v.minLength(1, 'must name a key'), v.maxLength(limits.teamKeys)),
    /** What the provenance of a version must say; absent if the team demands none. */
    provenance: v.optional(ProvenanceRule),
    why,
  }),
  v.check(({ keys }) => isUnique(keys.map(({ name }) => name)), 'must not name two keys alike'),
  v.check(({ keys }) => isUnique(keys.map(({ key }) => key)), 'must not have a key twice'),
  v.check(
    ({ keys, threshold }) =>
      keys.filter(({ role, until }) => role === 'owner' && until === undefined).length >= threshold,
    'must have at least as many owners without an end as must sign the next list',
  ),
)
export type KeyList = v.InferOutput<typeof KeyList>

/** A list of keys as its owners signed it. */
export const SignedKeyList = v.object({
  /** A {@link KeyList} as JSON, exactly as it was signed. */
  text: v.pipe(v.string('is missing'), v.maxLength(limits.keyList)),
  /** Over `keys`, a line break and the text. */
  signatures: v.pipe(v.array(KeySignature), v.maxLength(limits.teamKeys)),
})
export type SignedKeyList = v.InferOutput<typeof SignedKeyList>

/** The bytes that owners sign. A version is signed with another first line, so neither can stand for the other. */
export const signedKeyListText = (text: string): string => `keys\n${text}`

/**
 * The bytes that a team signs to publish a version.
 * @param record the integrity of its record, which names the remote, the version and the hash of every file
 */
export const signedVersionText = (record: string): string => `version\n${record}`

export const teamKeys = defineCall({
  path: '/api/teamKeys',
  summary: 'The keys of a remote’s team, and every earlier list of them, newest first',
  login: 'operator',
  right: 'read',
  convention: 'truthy',
  request: v.object({ remote: RemoteName }),
  success: v.object({
    lists: v.array(v.object({ ...SignedKeyList.entries, at: v.string(), who: v.string() })),
  }),
  failures: {},
})

export const changeTeamKeys = defineCall({
  path: '/api/changeTeamKeys',
  summary: 'Replace the keys of a remote’s team by a list that enough of its owners signed',
  login: 'operator',
  right: 'publish',
  convention: 'truthy',
  // In JSON, each quotation mark of the text takes two characters.
  request: v.object({ keys: json(2 * limits.keyList + limits.teamKeys * 200, SignedKeyList) }),
  success: v.object({ remote: RemoteName, number: v.number() }),
  failures: {
    /** Another list has replaced the one that this list follows. The message says which. */
    stale: 1,
    /** Too few owners signed it, or it is not a list. The message says why. */
    refused: 2,
  },
})
