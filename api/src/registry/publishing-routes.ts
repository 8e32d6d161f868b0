import { overrideLink, publishVersion } from '@within-reach/contract'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import { demandRight } from '../platform/operator'
import type { Platform } from '../platform/platform'
import { fillAhead } from './fill-ahead'
import { deleteOldVersions } from './old-version-queries'
import { registerOverrideAnswer } from './override-answer'
import { demandProvenance } from './provenance'
import { PublishRefused } from './publish-refused'
import type { Publishing } from './publishing'
import { readRecord } from './read-record'
import type { Registry } from './registry'
import { serveVersionFiles } from './serve-files'
import { storeVersion } from './store-version'
import { demandSigned, signatureFindings } from './version-signatures'

export interface PublishingRoutesParts extends Publishing {
  /** The current time in milliseconds since 1970. */
  readonly now?: () => number
}

/** Accepts versions, serves their files, and creates links to those that are not live. */
export async function registerPublishing(
  app: FastifyInstance,
  platform: Platform,
  registry: Registry,
  { published, files, overrides, now = Date.now }: PublishingRoutesParts,
): Promise<void> {
  const { database, cleanup } = platform
  cleanup.add({ what: 'versions', run: () => deleteOldVersions(database) })
  cleanup.add({ what: 'copies of versions', run: files.removeUnpublished })
  await serveVersionFiles(app, files)
  fillAhead(app, registry, files)
  registerOverrideAnswer(app, platform, overrides)

  handle(app, platform, publishVersion, async (fields, { operator, files: sent }) => {
    try {
      const record = readRecord(fields.record)
      const { name: remote, version } = record.version
      demandRight(operator, 'publish', remote)
      const { signatures = [], provenance, origin } = fields
      const list = await demandSigned(database, record.version, signatures, now())
      const described = { version: record.version, commit: origin?.commit, envelope: provenance }
      demandProvenance(list, described, now())
      const read = sent.map(async ({ name, path }) => ({ name, bytes: await readFile(path) }))
      const files = await Promise.all(read)
      const upload = { record, files, who: operator.who, origin, signatures, provenance }
      const { ended } = await storeVersion(database, upload)
      if (ended === 'exists')
        return fail(
          'exists',
          `${remote} ${version} is published already, with other files: build a new version.`,
        )
      await registry.refresh()
      const findings = [
        ...(await registry.check(record.version)),
        ...(await signatureFindings(database, record.version)),
      ]
      return ok({ remote, version, findings })
    } catch (error) {
      if (error instanceof PublishRefused) return fail('refused', error.message)
      throw error
    }
  })

  handle(app, platform, overrideLink, async ({ remote, version, hours }, { operator }) => {
    demandRight(operator, 'preview', remote)
    if (!(await published.has(remote, version))) throw errors.notFound(`published ${remote} ${version}`)
    return ok(overrides.link({ remote, version, by: operator.issuer }, hours))
  })
}
