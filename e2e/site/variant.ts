import type { RegistryClient } from './registry-client'
import { liveVersion } from './published'
import { type Changes, rebuilt } from './rebuilt'
import type { Site } from './run-site'

/**
 * Publishes another version of a remote, made from the current one. It is not live.
 * @param name appended to the current version
 * @returns its version
 */
export async function publishVariant(
  { url }: Site,
  registry: RegistryClient,
  remote: string,
  name: string,
  changes: Changes = {},
): Promise<string> {
  const variant = rebuilt(await liveVersion(remote, url), name, changes)
  await registry.publish(variant)
  return variant.record.version
}
