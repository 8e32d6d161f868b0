import type { RegistryStatus } from '@within-reach/contract'
import type { RegistryDocument } from '@within-reach/registry'
import type { PublishedRow } from './version-queries'

/** Every remote that is live or published, by name. */
export function presentRemotes(
  remotes: RegistryDocument['remotes'],
  environment: string,
  published: readonly PublishedRow[],
): RegistryStatus['remotes'] {
  const names = new Set([...Object.keys(remotes), ...published.map(({ remote }) => remote)])
  return [...names].sort().map((name) => ({
    name,
    live: remotes[name]?.environments[environment],
    published: published
      .filter(({ remote }) => remote === name)
      .map(({ version, at, who }) => ({ version, at: at.toISOString(), who })),
  }))
}
