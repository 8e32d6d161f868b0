import * as v from 'valibot'
import { defineCall } from './call'
import { visibleText } from './fields'
import { limits } from './limits'
import { RemoteName, VersionNumber } from './live'
import { Origin } from './origin'
import { json } from './registry-fields'
import { ProvenanceEnvelope } from './provenance'
import { PublicKey, SiteAddress } from './rules'
import { KeySignature } from './team-keys'

const Count = v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(0))
const Timestamp = v.pipe(v.string(), v.isoTimestamp())

/** The integrity of a version's `record.json`, which names the hash of every file. */
const RecordIntegrity = v.pipe(
  v.string('is missing'),
  v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'must be the integrity of a record, such as sha256-…'),
)

/** A run of the journeys with one version. */
export const JourneyRun = v.object({
  /** The version of the shell that it ran with. */
  shell: v.pipe(v.string('is missing'), v.regex(/^[\w.~-]{1,100}$/, 'must be the version of a shell')),
  /** The versions of the remotes that were live together with it. */
  live: v.record(RemoteName, VersionNumber),
  /** The number of journeys that passed. Journeys that failed leave no proof. */
  passed: Count,
  /** The number of journeys that the machine could not run. */
  skipped: Count,
  /** The arguments that selected some of the journeys; absent if all ran. */
  filter: v.optional(visibleText(limits.journeyFilter)),
})
export type JourneyRun = v.InferOutput<typeof JourneyRun>

/** A proof: a run of the journeys, with everything that its site adds before it signs. */
export const Proof = v.object({
  ...JourneyRun.entries,
  remote: RemoteName,
  version: VersionNumber,
  /** The proof counts for these bytes only. */
  record: RecordIntegrity,
  site: SiteAddress,
  environment: v.string(),
  at: Timestamp,
  /** The author: the name of a token. */
  who: v.string(),
})
export type Proof = v.InferOutput<typeof Proof>

/** A proof as its site signed it. */
export const SignedProof = v.object({
  /** A {@link Proof} as JSON, exactly as it was signed. */
  text: v.pipe(v.string(), v.maxLength(limits.proof)),
  key: PublicKey,
  /** The Ed25519 signature in base64, over `proof`, a line break and the text. */
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/)),
})
export type SignedProof = v.InferOutput<typeof SignedProof>

/** What a proof says, and whether it counts here. */
export const ProofSummary = v.object({
  ...v.pick(JourneyRun, ['shell', 'passed', 'skipped', 'filter']).entries,
  at: v.string(),
  who: v.string(),
  /** The site that signed it. If it is not verified, this is only its own claim. */
  site: v.string(),
  /** Whether this site or one that it trusts signed it. */
  verified: v.boolean(),
  /** Whether all journeys ran, and at least one passed. */
  full: v.boolean(),
})
export type ProofSummary = v.InferOutput<typeof ProofSummary>

/** Whether a proof is enough for an environment that demands one. */
export const proofCounts = ({ verified, full }: Pick<ProofSummary, 'verified' | 'full'>): boolean =>
  verified && full

const target = { remote: RemoteName, version: VersionNumber }

export const publishedVersion = defineCall({
  path: '/api/publishedVersion',
  summary:
    'One published version: the integrity of its record, where it comes from, its signatures and its proofs',
  login: 'operator',
  right: 'read',
  convention: 'truthy',
  request: v.object(target),
  success: v.object({
    record: v.string(),
    at: v.string(),
    who: v.string(),
    origin: v.optional(Origin),
    /** The signatures of its team, also those that do not count here; absent from older services. */
    signatures: v.optional(v.array(KeySignature)),
    /** Absent if it was published without one, and from older services. */
    provenance: v.optional(ProvenanceEnvelope),
    proofs: v.array(v.object({ ...ProofSummary.entries, signed: SignedProof })),
  }),
  failures: {},
})

const proofFailures = {
  /** It is not a proof of this version. The message says why. */
  refused: 1,
} as const

export const recordProof = defineCall({
  path: '/api/recordProof',
  summary: 'Sign and store that the journeys passed with a published version',
  login: 'operator',
  right: 'prove',
  convention: 'truthy',
  request: v.object({
    ...target,
    /** The integrity of the record that the journeys ran with. */
    integrity: RecordIntegrity,
    run: json(limits.journeyRun, JourneyRun),
  }),
  success: ProofSummary,
  failures: proofFailures,
})

export const addProof = defineCall({
  path: '/api/addProof',
  summary: 'Store the proof of another site for a version that was copied from it',
  login: 'operator',
  right: 'publish',
  convention: 'truthy',
  // In JSON, each quotation mark of the text takes two characters.
  request: v.object({ ...target, proof: json(2 * limits.proof, SignedProof) }),
  success: ProofSummary,
  failures: proofFailures,
})
