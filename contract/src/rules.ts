import * as v from 'valibot'
import { defineCall } from './call'
import { Changed, changeFailures, json, Revision, why } from './registry-fields'
import { limits } from './limits'

/** The address of a site: scheme, host and port. */
export const SiteAddress = v.pipe(
  v.string('is missing'),
  v.maxLength(limits.siteAddress, `must be at most ${limits.siteAddress} characters long`),
  v.regex(/^https?:\/\//, 'must be the address of a site, such as https://example.com'),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be the address of a site, such as https://example.com',
  ),
)

/** A public Ed25519 key (32 bytes, RFC 8032) in base64. */
export const PublicKey = v.pipe(
  v.string('is missing'),
  v.regex(/^[A-Za-z0-9+/]{43}=$/, 'must be the public key of a site, as "registry rules" shows it there'),
)

const site = SiteAddress

/** What an environment demands of versions. */
export const Rules = v.object({
  /** Whether a version may go live only with a proof that its journeys passed. */
  demandProof: v.boolean(),
  /** The other sites whose proofs count, each with the key that verifies them. */
  trusted: v.array(v.object({ site, key: PublicKey })),
})
export type Rules = v.InferOutput<typeof Rules>

/** The rules of an environment for which nobody has set any. */
export const noRules: Rules = { demandProof: false, trusted: [] }

/** One change of the rules. */
export const RulesChange = v.variant('type', [
  /** Whether a version may go live only with a proof. An undo, and a rollback to a version that was live, never need one. */
  v.object({ type: v.literal('demand-proof'), demanded: v.boolean() }),
  /** Count the proofs of another site. A second key replaces the first. */
  v.object({ type: v.literal('trust'), site, key: PublicKey }),
  v.object({ type: v.literal('distrust'), site }),
])
export type RulesChange = v.InferOutput<typeof RulesChange>

export const changeRules = defineCall({
  path: '/api/changeRules',
  summary: 'Change what this environment demands of versions, based on the revision that the caller saw',
  login: 'operator',
  right: 'grant',
  convention: 'truthy',
  request: v.object({ rule: json(limits.change, RulesChange), revision: Revision, why }),
  success: Changed,
  failures: changeFailures,
})
