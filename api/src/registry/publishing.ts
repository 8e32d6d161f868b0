import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../platform/database/database'
import type { Platform } from '../platform/platform'
import type { Settings } from '../platform/settings'
import { sharedKey } from './key-queries'
import { createLinkIssuers } from './link-issuers'
import { createSeals } from './override-claims'
import { createOverrides, type Overrides } from './overrides'
import { createDevelopment, type Development } from './development'
import { createPublishedVersions, type PublishedVersions } from './published'
import { openSigning, type Signing } from './signing'
import { openVersionFiles, type VersionFiles } from './version-files'

/** What is published, live or not, and what this site signs. */
export interface Publishing {
  readonly published: PublishedVersions
  readonly files: VersionFiles
  readonly overrides: Overrides
  readonly development: Development
  readonly signing: Signing
}

export interface PublishingParts {
  readonly database: Database
  readonly settings: Pick<
    Settings,
    'dataDir' | 'publicUrl' | 'signingKey' | 'extraSigningKeys' | 'development'
  >
  readonly log: Logger
  /** Finds the member whose browser requests a page. */
  readonly identifyVisitor: Platform['identifyVisitor']
  /** The current time in milliseconds since 1970. */
  now?(): number
}

/**
 * Opens what is published.
 * @throws unavailable (503) while the database is unreachable
 */
export async function openPublishing({
  database,
  settings,
  log,
  identifyVisitor,
  now,
}: PublishingParts): Promise<Publishing> {
  const { dataDir, publicUrl } = settings
  const published = createPublishedVersions(database)
  const key = await sharedKey(database, 'seal', () => randomBytes(32))
  const issuers = createLinkIssuers(database)
  const onTrouble = (error: unknown) =>
    log.warn({ err: error }, 'an override could not be looked up: its visitor gets the live version')
  return {
    published,
    files: await openVersionFiles(path.join(dataDir, 'remotes'), database, published),
    overrides: createOverrides({
      seals: createSeals(key),
      published,
      issuers,
      visitorOf: identifyVisitor,
      publicUrl,
      onTrouble,
      now,
    }),
    development: createDevelopment({ mode: settings.development, key, issuers, now }),
    signing: await openSigning(database, settings),
  }
}
