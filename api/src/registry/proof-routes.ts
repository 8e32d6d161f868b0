import {
  addProof,
  type Proof,
  ProvenanceEnvelope,
  publishedVersion,
  recordProof,
} from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { fail, handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import { demandRight } from '../platform/operator'
import type { Platform } from '../platform/platform'
import { readOrigins } from './origins'
import { findProofs, insertProof } from './proof-queries'
import { isFull, judgeProofs, readProof, signProof, summarise } from './proofs'
import { findProvenance } from './provenance-queries'
import type { Registry } from './registry'
import type { Signing } from './signing'
import { findSignatures } from './team-key-queries'
import { findPublication } from './version-queries'

/** The calls about one published version and its proofs. */
export function registerProofs(
  app: FastifyInstance,
  platform: Platform,
  registry: Registry,
  signing: Signing,
): void {
  const { database } = platform
  const published = async (remote: string, version: string) => {
    const found = await findPublication(database, { remote, version })
    if (!found) throw errors.notFound(`published ${remote} ${version}`)
    return found
  }

  handle(app, platform, publishedVersion, async ({ remote, version }) => {
    const { record, at, who } = await published(remote, version)
    // Another instance may have changed the rules.
    await registry.refresh()
    const origins = await readOrigins(database, [{ remote, version }])
    const rows = await findProofs(database, { remote, version })
    const signatures = await findSignatures(database, [{ remote, version }])
    const proofs = judgeProofs(rows, record, registry.trust())
    const provenance = v.safeParse(ProvenanceEnvelope, await findProvenance(database, { remote, version }))
    const origin = origins[remote]?.[version]
    return ok({
      record,
      at: at.toISOString(),
      who,
      ...(origin && { origin }),
      signatures: signatures.map(({ key, signature }) => ({ key, signature })),
      ...(provenance.success && { provenance: provenance.output }),
      proofs: proofs.map(({ summary, signed }) => ({ ...summary, signed })),
    })
  })

  handle(app, platform, recordProof, async ({ remote, version, integrity, run }, { operator }) => {
    demandRight(operator, 'prove', remote)
    const { record } = await published(remote, version)
    if (record !== integrity)
      return fail(
        'refused',
        `The journeys ran with another ${remote} ${version} than the one that is published: run them with --site.`,
      )
    const proof: Proof = {
      ...run,
      remote,
      version,
      record,
      site: registry.trust().own.site,
      environment: registry.environment,
      at: new Date().toISOString(),
      who: operator.who,
    }
    const signed = signProof(proof, signing)
    await insertProof(database, { remote, version }, signed, isFull(proof), operator.who)
    return ok(summarise(proof, signed.key, registry.trust()))
  })

  handle(app, platform, addProof, async ({ remote, version, proof: signed }, { operator }) => {
    demandRight(operator, 'publish', remote)
    const { record } = await published(remote, version)
    const proof = readProof(signed)
    if (!proof)
      return fail('refused', 'Its signature does not match: it is not the proof that a site signed.')
    if (proof.remote !== remote || proof.version !== version || proof.record !== record)
      return fail(
        'refused',
        `It is a proof of ${proof.remote} ${proof.version} with other files, not of this version.`,
      )
    await insertProof(database, { remote, version }, signed, isFull(proof), operator.who)
    await registry.refresh()
    return ok(summarise(proof, signed.key, registry.trust()))
  })
}
