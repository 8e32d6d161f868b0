import type {
  Allowance,
  DataOf,
  Live,
  Origins,
  ProofSummary,
  registryAccess,
  RegistryStatus,
  RemoteSection,
} from '@within-reach/contract'
import type { RegistryDocument } from '@within-reach/registry'
import type { AccessChangeRow, OperatorRow, TokenRow } from './access-queries'
import type { PublishedRow } from './version-queries'
import type { TeamKeysOfRemotes } from './version-signatures'

/** The live states in an environment, by remote. */
export const livesIn = (
  remotes: RegistryDocument['remotes'],
  environment: string,
): Record<string, Live | undefined> =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, { environments }]) => [name, environments[environment]]),
  )

/** What a status says about the remotes, each by remote. */
export interface RemotesParts extends TeamKeysOfRemotes {
  readonly lives: Readonly<Record<string, Live | undefined>>
  readonly published: readonly PublishedRow[]
  readonly sections: ReadonlyMap<string, RemoteSection>
  readonly origins: Readonly<Record<string, Origins>>
  readonly proofs: Readonly<Record<string, Record<string, ProofSummary[]>>>
  readonly allowed: Readonly<Record<string, Allowance[]>>
}

/** Every remote that is live or published, by name. */
export function presentRemotes({
  lives,
  published,
  sections,
  origins,
  proofs,
  keys,
  signers,
  allowed,
}: RemotesParts): RegistryStatus['remotes'] {
  const names = new Set([...Object.keys(lives), ...published.map(({ remote }) => remote)])
  return [...names].sort().map((name) => ({
    name,
    section: sections.get(name),
    live: lives[name],
    published: published
      .filter(({ remote }) => remote === name)
      .map(({ version, at, who }) => ({ version, at: at.toISOString(), who })),
    origins: origins[name],
    proofs: proofs[name],
    keys: keys[name],
    signers: signers[name],
    allowed: allowed[name] ?? [],
  }))
}

/** Who may change the registry. A token's hash is never part of it. */
export const presentAccess = (
  operators: readonly OperatorRow[],
  tokens: readonly TokenRow[],
  changes: readonly AccessChangeRow[],
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
  changes: changes.map(({ at, is_granted: granted, rights, remotes, expires_at, ...change }) => ({
    ...change,
    at: at.toISOString(),
    granted,
    rights: [...rights],
    remotes: [...remotes],
    expires: expires_at?.toISOString() ?? null,
  })),
})
