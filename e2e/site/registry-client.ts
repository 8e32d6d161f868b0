import {
  type Change,
  changeRegistry,
  type DataOf,
  grantOperator,
  publishVersion,
  registryHealth,
  registryStatus,
  type RegistryStatus,
  undoChange,
} from '@within-reach/contract'
import type { WholeVersion } from './published'
import { askRegistry } from './registry'
import type { Site } from './run-site'

type VersionHealth = DataOf<typeof registryHealth>['versions'][number]

/**
 * Changes what is live at a site, by the calls of the command line, which needs a second per command. shipping.spec.ts
 * tests the command line itself.
 */
export interface RegistryClient {
  status(): Promise<RegistryStatus>
  /** Makes a member an operator. */
  grant(email: string): Promise<void>
  publish(version: WholeVersion): Promise<void>
  change(change: Change): Promise<void>
  undo(revision: number): Promise<void>
  /** The reports about a version of a remote; undefined if there are none. */
  healthOf(remote: string, version: string): Promise<VersionHealth | undefined>
}

const why = 'a journey'

/** A client of a site's registry, with the owner's token. */
export function registryOf(site: Site): RegistryClient {
  const status = () => askRegistry(registryStatus, {}, { site })
  return {
    status,
    async grant(email) {
      await askRegistry(grantOperator, { email, granted: 'yes' }, { site })
    },
    async publish({ record, files }) {
      await askRegistry(publishVersion, { record: JSON.stringify(record) }, { files, site })
    },
    async change(change) {
      const { revision } = await status()
      await askRegistry(changeRegistry, { change: JSON.stringify(change), revision, why }, { site })
    },
    async undo(undo) {
      const { revision } = await status()
      await askRegistry(undoChange, { undo, revision, why }, { site })
    },
    async healthOf(remote, version) {
      const { versions } = await askRegistry(registryHealth, { remote }, { site })
      return versions.find((one) => one.version === version)
    },
  }
}
