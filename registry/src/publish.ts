import { allOpen, type RegistryDocument, type RemoteVersion } from './document'

/**
 * Adds a version to the document and makes it current. The version that was current becomes the last good one.
 * Pure; publishing the version that is live already changes nothing.
 * @param document what is published so far
 * @param version the new version's record
 * @param environment where it goes live
 * @returns a document of the next revision
 */
export function publish(
  document: RegistryDocument,
  version: RemoteVersion,
  environment: string,
): RegistryDocument {
  const remote = document.remotes[version.name] ?? { versions: {}, environments: {} }
  const live = remote.environments[environment]
  if (live?.current === version.version) return document
  return {
    revision: document.revision + 1,
    remotes: {
      ...document.remotes,
      [version.name]: {
        versions: { ...remote.versions, [version.version]: version },
        environments: {
          ...remote.environments,
          [environment]: {
            enabled: live?.enabled ?? true,
            current: version.version,
            lastGood: live?.current,
            regions: live?.regions ?? allOpen,
          },
        },
      },
    },
  }
}
