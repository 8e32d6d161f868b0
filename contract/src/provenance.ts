import * as v from 'valibot'
import { limits } from './limits'

/** An identifier as SLSA uses it: of a repository or of a builder. */
export const ProvenanceUri = v.pipe(
  v.string('is missing'),
  v.maxLength(limits.siteAddress, `must be at most ${limits.siteAddress} characters long`),
  v.regex(
    /^[a-z][a-z0-9+.-]*:\/\/[\w.~:/@%+-]+$/,
    'must be an address, such as https://git.example.com/site',
  ),
)

/** What the provenance of a version must say, if its team demands one. */
export const ProvenanceRule = v.object({
  /** The repository that it was built from. */
  repository: ProvenanceUri,
  /** The system that built it. */
  builder: ProvenanceUri,
})
export type ProvenanceRule = v.InferOutput<typeof ProvenanceRule>

export const provenanceType = 'application/vnd.in-toto+json'

/** A signed statement (DSSE 1.0). */
export const ProvenanceEnvelope = v.object({
  payloadType: v.literal(provenanceType, `must be ${provenanceType}`),
  /** A {@link ProvenanceStatement} as JSON, in base64. */
  payload: v.pipe(v.string('is missing'), v.regex(/^[A-Za-z0-9+/]+=*$/, 'must be in base64')),
  signatures: v.pipe(
    v.array(
      v.object({
        keyid: v.optional(v.string()),
        sig: v.pipe(
          v.string('is missing'),
          v.regex(/^[A-Za-z0-9+/]{86}==$/, 'must be an Ed25519 signature in base64'),
        ),
      }),
    ),
    v.minLength(1, 'must have a signature'),
    v.maxLength(limits.versionSignatures),
  ),
})
export type ProvenanceEnvelope = v.InferOutput<typeof ProvenanceEnvelope>

const Digest = v.record(v.string(), v.string())

/** The parts of a provenance statement (in-toto Statement 1, SLSA Provenance 1) that are checked. */
export const ProvenanceStatement = v.object({
  _type: v.literal('https://in-toto.io/Statement/v1'),
  subject: v.array(v.object({ name: v.optional(v.string()), digest: Digest })),
  predicateType: v.literal('https://slsa.dev/provenance/v1'),
  predicate: v.object({
    buildDefinition: v.object({
      resolvedDependencies: v.optional(
        v.array(v.object({ uri: v.optional(v.string()), digest: v.optional(Digest) })),
        [],
      ),
    }),
    runDetails: v.object({ builder: v.object({ id: v.string() }) }),
  }),
})
export type ProvenanceStatement = v.InferOutput<typeof ProvenanceStatement>
