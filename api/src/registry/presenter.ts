import type { DataOf, registryAccess, RegistryStatus, RemoteSection } from '@within-reach/contract'
import type { RegistryDocument } from '@within-reach/registry'
import type { OperatorRow, TokenRow } from './access-queries'
import type { PublishedRow } from './version-queries'

/** Every remote that is live or published, by name. */
export function presentRemotes(
  remotes: RegistryDocument['remotes'],
  environment: string,
  published: readonly PublishedRow[],
  sections: ReadonlyMap<string, RemoteSection>,
): RegistryStatus['remotes'] {
  const names = new Set([...Object.keys(remotes), ...published.map(({ remote }) => remote)])
  return [...names].sort().map((name) => ({
    name,
    section: sections.get(name),
    live: remotes[name]?.environments[environment],
    published: published
      .filter(({ remote }) => remote === name)
      .map(({ version, at, who }) => ({ version, at: at.toISOString(), who })),
  }))
}

/** Who may change the registry. A token's hash is never part of it. */
export const presentAccess = (
  operators: readonly OperatorRow[],
  tokens: readonly TokenRow[],
): DataOf<typeof registryAccess> => ({
  operators: operators.map(({ email, granted_at, granted_by }) => ({
    email,
    at: granted_at.toISOString(),
    who: granted_by,
  })),
  tokens: tokens.map(({ name, rights, remotes, expires_at }) => ({
    name,
    rights: [...rights],
    remotes: [...remotes],
    expires: expires_at?.toISOString() ?? null,
  })),
})
